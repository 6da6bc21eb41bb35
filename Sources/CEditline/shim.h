/* What Swift cannot import: variadic functions, macros, and names the C library hides. */

#ifndef CEDITLINE_SHIM_H
#define CEDITLINE_SHIM_H

#include <histedit.h>
#include <langinfo.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

/* libedit's variadic calls, one typed function for each use. */

typedef char *(*cel_prompt)(EditLine *);
typedef unsigned char (*cel_function)(EditLine *, int);

static inline int cel_set_prompt(EditLine *e, cel_prompt f) { return el_set(e, EL_PROMPT, f); }
static inline int cel_set_text(EditLine *e, int what, const char *text) { return el_set(e, what, text); }
static inline int cel_set_number(EditLine *e, int what, int value) { return el_set(e, what, value); }
static inline int cel_set_client(EditLine *e, void *client) { return el_set(e, EL_CLIENTDATA, client); }
static inline int cel_set_history(EditLine *e, History *h) { return el_set(e, EL_HIST, history, h); }
static inline int cel_set_reader(EditLine *e, el_rfunc_t f) { return el_set(e, EL_GETCFN, f); }
static inline int cel_set_capability(EditLine *e, const char *name, const char *value) {
  return el_set(e, EL_SETTC, name, value, (char *)0);
}
static inline int cel_set_line_mode(EditLine *e, const char *flag) {
  return el_set(e, EL_SETTY, "-d", flag, (char *)0);
}
static inline int cel_add_function(EditLine *e, const char *name, const char *help, cel_function f) {
  return el_set(e, EL_ADDFN, name, help, f);
}
static inline int cel_bind(EditLine *e, const char *key, const char *function) {
  return el_set(e, EL_BIND, key, function, (char *)0);
}
static inline int cel_bind_alternative(EditLine *e, const char *key, const char *function) {
  return el_set(e, EL_BIND, "-a", key, function, (char *)0);
}
static inline int cel_refresh(EditLine *e) { return el_set(e, EL_REFRESH); }
static inline void *cel_client(EditLine *e) {
  void *client = 0;
  el_get(e, EL_CLIENTDATA, &client);
  return client;
}
static inline int cel_is_vi(EditLine *e) {
  const char *name = 0;
  el_get(e, EL_EDITOR, &name);
  return name && strcmp(name, "vi") == 0;
}
static inline int cel_history_number(History *h, int what, int value) {
  HistEvent event;
  return history(h, &event, what, value);
}
static inline int cel_history_text(History *h, int what, const char *text) {
  HistEvent event;
  return history(h, &event, what, text);
}

/* The C library's streams, which Swift takes for shared mutable state. */

static inline FILE *cel_input(void) { return stdin; }
static inline FILE *cel_output(void) { return stdout; }
static inline FILE *cel_errors(void) { return stderr; }

/* The columns of the terminal on standard output; 0 if it does not say. */
static inline int cel_columns(void) {
  struct winsize size;
  return ioctl(1, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* The rows of the terminal on standard output; 0 if it does not say. */
static inline int cel_rows(void) {
  struct winsize size;
  return ioctl(1, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

/* Whether the locale in force encodes characters as UTF-8. */
static inline int cel_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

/* Columns of one character; -1 if it does not print. Some headers hide the name. */
extern int wcwidth(wchar_t);
static inline int cel_width(wchar_t c) { return wcwidth(c); }

/* Catches a signal, interrupting system calls; `before` gets what was there. A signal that is
   ignored (nohup, a job in the background) stays ignored. */
static inline int cel_catch(int number, void (*handler)(int), struct sigaction *before) {
  struct sigaction action;
  if (sigaction(number, 0, before) != 0) return -1;
  if (before->sa_handler == SIG_IGN) return 0;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = handler;
  return sigaction(number, &action, 0);
}

#endif
