const longest = 1_000

/** Removes keys, tokens, passwords, email addresses and URL parameters. */
export const withoutSecrets = (message: string) =>
  message
    .slice(0, longest)
    .replace(/:\/\/[^\s/@]+@/g, '://…@')
    .replace(/\b(bearer|basic) [^\s"',]+/gi, '$1 …')
    .replace(
      /\b(password|passwd|pwd|secret|token|api[-_ ]?key|authorization|cookie)(["']?[=:] ?)[^\s,;]+/gi,
      '$1$2…',
    )
    .replace(/\b(fy_[au]_|sk[-_]|rk_|pk_|whsec_|eyJ)[\w.*-]+/g, '$1…')
    .replace(/[\w-]+/g, (word) => (word.length > 36 && /\d/.test(word) ? '…' : word))
    .replace(/[^\s<>"'(),;]+/g, (word) => {
      if (word.includes('/')) return word.split(/[?#]/, 1)[0]!
      return /.@/.test(word) ? '…' : word
    })
