export const embedCode = (origin: string, assistantId: string) =>
  `<script src="${origin}/embed.js" data-assistant-id="${assistantId}" async></script>`

/** Tag managers drop unknown attributes, so this variant sets the config in code. */
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

/** The downloadable version of the page above. */
export const testFilePath = (assistantId: string) => `${testPagePath(assistantId)}/file`

/** A downloaded file needs the script’s absolute address. */
export const asFile = (testPage: string, origin: string) =>
  testPage.replaceAll('src="/embed.js"', `src="${origin}/embed.js"`)
