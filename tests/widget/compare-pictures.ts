import type { Browser, Page } from 'playwright-core'

let looking: Page | undefined

/** The largest difference in any color channel, 0 to 255; 255 for different sizes. */
export async function largestDifference(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  if (!looking || looking.isClosed()) looking = await browser.newPage()
  const page = looking
  const difference = await page.evaluate(
    async (sources) => {
      const [first, second] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = `data:image/png;base64,${source}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
          canvas.drawImage(image, 0, 0)
          return canvas.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (first!.width !== second!.width || first!.height !== second!.height) return 255
      const [theirs, ours] = [first!.data, second!.data]
      const [theirPixels, ourPixels] = [new Uint32Array(theirs.buffer), new Uint32Array(ours.buffer)]
      let largest = 0
      for (let pixel = 0; pixel < theirPixels.length; pixel++) {
        if (theirPixels[pixel] === ourPixels[pixel]) continue
        for (let at = pixel * 4; at < pixel * 4 + 4; at++)
          largest = Math.max(largest, Math.abs(theirs[at]! - ours[at]!))
      }
      return largest
    },
    [one.toString('base64'), other.toString('base64')],
  )
  return difference
}
