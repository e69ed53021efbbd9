/** 'Prices – Harbour Café' becomes 'Prices'. */
export const shortTitle = (title: string): string => title.split(/(?<!\s)\s+[|–—·•:-]\s+/)[0]!.trim()
