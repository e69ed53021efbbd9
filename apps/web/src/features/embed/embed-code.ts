/** The one line that owners paste. */
export const embedCode = (origin: string, assistantId: string) =>
  `<script src="${origin}/embed.js" data-assistant-id="${assistantId}" async></script>`

/** Tag managers drop attributes they don't know from the tags they inject: what those say is set in code. */
export const tagManagerCode = (origin: string, assistantId: string) =>
  `<script>
  window.FoyerConfig = { assistantId: '${assistantId}', apiUrl: '${origin}' };
  (function (page) {
    var script = page.createElement('script');
    script.src = '${origin}/embed.js';
    script.async = true;
    page.head.appendChild(script);
  })(document);
</script>`

export const testPageName = (name: string) =>
  `${name.trim().toLowerCase().replaceAll(/\s+/g, '-')}-widget-test.html`

export const testPagePath = (assistantId: string) => `/widget-test/${encodeURIComponent(assistantId)}`

/** The page as a file, to be saved: the one above shows the chat as visitors of our own pages meet it. */
export const testFilePath = (assistantId: string) => `${testPagePath(assistantId)}/file`

/** A file has no address of its own: the path of our script becomes a whole one. */
export const asFile = (testPage: string, origin: string) =>
  testPage.replaceAll('src="/embed.js"', `src="${origin}/embed.js"`)
