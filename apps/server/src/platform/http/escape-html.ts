const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in a page, also between quotes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (each) => escapes[each]!)
