/**
 * Stands in the built pages where the address of the instance belongs, which only the server knows: in canonical links,
 * pictures for previews and data for search engines.
 */
export const builtAddress = 'https://foyer.invalid'
