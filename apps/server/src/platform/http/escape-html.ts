const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe in text and quoted attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (each) => escapes[each]!)
