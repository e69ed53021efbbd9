/** 'Prices – Harbour Café' is known as 'Prices'. */
export const shortTitle = (title: string): string => title.split(/(?<!\s)\s+[|–—·•:-]\s+/)[0]!.trim()
