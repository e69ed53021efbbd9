/** Copies text; throws on failure. Without https only the copy command can write to the clipboard. */
export async function copyText(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  let isCopied = false
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isCopied = true
  }
  document.addEventListener('copy', write, { capture: true, once: true })
  document.execCommand('copy')
  document.removeEventListener('copy', write, true)
  if (!isCopied) throw new Error('The browser did not copy')
}
