import { embedCode, tagManagerCode } from './embed-code.ts'

export type Platform = {
  value: string
  label: string
  steps: string[]
  code: (origin: string, assistantId: string) => string
}

export const platforms: [Platform, ...Platform[]] = [
  {
    value: 'html',
    label: 'Plain HTML',
    steps: [
      'Open each page’s HTML file, or the template they share.',
      'Paste the code just before the closing </body> tag.',
      'Save, upload, and reload the page.',
    ],
    code: embedCode,
  },
  {
    value: 'wordpress',
    label: 'WordPress',
    steps: [
      'In the admin area, add a plugin for header and footer code, such as WPCode, and activate it.',
      'Open its Header & Footer page and paste the code into the Footer box.',
      'Save, and clear the cache if you use a caching plugin.',
    ],
    code: embedCode,
  },
  {
    value: 'shopify',
    label: 'Shopify',
    steps: [
      'Open Online Store, then Themes. In the menu next to your theme, choose Edit code.',
      'Open layout/theme.liquid and paste the code just before </body>.',
      'Save and check your store.',
    ],
    code: embedCode,
  },
  {
    value: 'wix',
    label: 'Wix',
    steps: [
      'Open Settings, then Custom Code. Your site needs a connected domain for this.',
      'Choose Add Custom Code, paste the code, apply it to all pages and place it in Body - end.',
      'Apply and publish your site.',
    ],
    code: embedCode,
  },
  {
    value: 'squarespace',
    label: 'Squarespace',
    steps: [
      'Open Settings, then Developer Tools, then Code Injection. Your plan must support it.',
      'Paste the code into the Footer field.',
      'Save and reload your site.',
    ],
    code: embedCode,
  },
  {
    value: 'webflow',
    label: 'Webflow',
    steps: [
      'Open Site settings, then Custom code. Your site needs a paid site plan for this.',
      'Paste the code into Footer code, which Webflow puts before </body>.',
      'Save and publish your site. The Designer’s preview doesn’t run custom code.',
    ],
    code: embedCode,
  },
  {
    value: 'framer',
    label: 'Framer',
    steps: [
      'Open Site Settings, then General, and scroll to Custom Code. Your site needs a paid plan for this.',
      'Paste the code into End of <body> tag.',
      'Save and publish your site. The canvas and preview don’t run custom code.',
    ],
    code: embedCode,
  },
  {
    value: 'woocommerce',
    label: 'WooCommerce',
    steps: [
      'WooCommerce runs on WordPress: add a plugin for header and footer code, such as WPCode, and activate it.',
      'Open its Header & Footer page and paste the code into the Footer box. It then appears in the shop, cart and checkout too.',
      'Save, clear the cache of any caching plugin, and open a product page.',
    ],
    code: embedCode,
  },
  {
    value: 'drupal',
    label: 'Drupal',
    steps: [
      'Open your theme’s templates/layout/html.html.twig. If it doesn’t exist, copy it from the base theme.',
      'Paste the code after {{ page_bottom }}, just before </body>.',
      'Clear all caches under Configuration, then Performance.',
    ],
    code: embedCode,
  },
  {
    value: 'gtm',
    label: 'Google Tag Manager',
    steps: [
      'Create a new Custom HTML tag. Tag Manager drops script attributes, so use the code shown here.',
      'Paste the code and choose the trigger All Pages.',
      'Preview, then submit and publish the container.',
    ],
    code: tagManagerCode,
  },
]
