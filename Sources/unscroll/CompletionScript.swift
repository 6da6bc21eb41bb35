/// What a shell runs to complete `unscroll`: it asks the program itself, so that nothing of the
/// verbs stands in a script.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// Bash parts words at `=` where `COMP_WORDBREAKS` has it, and replaces only what stands behind
  /// it. What replaces it goes onto the command line as it is, but for files' names, so that it has
  /// to be quoted here.
  private static let bashText = #"""
    # Completes unscroll in bash: eval "$(unscroll completion bash)"
    _unscroll() {
      local word line text prefix option glued=0
      local -a words=()
      local -i index
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if ((${#words[@]} > 0)) && { ((glued)) || [[ $word == = ]]; }; then
          words[${#words[@]} - 1]+=$word
        else
          words+=("$word")
        fi
        [[ $word == = ]] && glued=1 || glued=0
      done
      word=${words[${#words[@]} - 1]}
      prefix= option=
      [[ $COMP_WORDBREAKS == *=* && $word == *=* ]] && prefix=${word%"${word##*=}"}
      [[ $word == -*=* ]] && option=${word%%=*}=
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $line == :files ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r text; do
            text=$option$text
            COMPREPLY+=("${text#"$prefix"}")
          done < <(compgen -f -- "${word#"$option"}")
        else
          text=${line%%$'\t'*}
          printf -v text %q "${text#"$prefix"}"
          COMPREPLY+=("$text")
        fi
      done < <("${COMP_WORDS[0]}" completion words -- "${words[@]}" 2>/dev/null)
    }
    complete -F _unscroll unscroll

    """#

  private static let zshText = #"""
    #compdef unscroll
    # Completes unscroll in zsh: unscroll completion zsh > _unscroll, in a folder of $fpath
    _unscroll() {
      local line
      local -a texts notes
      for line in "${(@f)$("${(Q)words[1]}" completion words -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        if [[ $line == :files ]]; then
          [[ $PREFIX == --*=* ]] && compset -P 1 '*='
          _files
        elif [[ -n $line ]]; then
          texts+=("${line%%$'\t'*}")
          notes+=("${line/$'\t'/  -- }")
        fi
      done
      (($#texts)) && compadd -l -d notes -a texts
    }
    if [[ $funcstack[1] == _unscroll ]]; then
      _unscroll "$@"
    else
      compdef _unscroll unscroll
    fi

    """#

  private static let fishText = #"""
    # Completes unscroll in fish: unscroll completion fish > ~/.config/fish/completions/unscroll.fish
    function __unscroll_complete
        set -l words (commandline -opc) (commandline -ct)
        for line in ($words[1] completion words -- $words[2..-1] 2>/dev/null)
            if test "$line" = :files
                __fish_complete_path (commandline -ct)
            else
                echo $line
            end
        end
    end
    complete -c unscroll -f -a '(__unscroll_complete)'

    """#
}
