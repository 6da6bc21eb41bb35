/* What Swift's runtime shows to tools that watch it.
   https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/InstrumentsSupport.h */

#ifndef CSWIFTRUNTIME_SHIM_H
#define CSWIFTRUNTIME_SHIM_H

#include <stddef.h>

typedef void *(*swift_allocator)(const void *metadata, size_t size, size_t alignment_mask);

/* What it allocates objects with. */
extern swift_allocator _swift_allocObject;

/* Where that stands: a process may replace it. */
static inline swift_allocator *swift_allocator_slot(void) { return &_swift_allocObject; }

/* What a replaced pointer turns on: retaining and releasing through such pointers, too, which follows
   small strings as if they were objects. */
extern _Atomic(_Bool) _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly
    __attribute__((weak));

/* Retains and releases as if no pointer were replaced, until the next object is allocated. */
static inline void swift_retain_directly(void) {
  if (&_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly)
    _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly = 0;
}

#endif
