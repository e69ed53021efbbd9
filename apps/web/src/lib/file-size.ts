const megabyte = 1_048_576

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** As few figures as tell something: '0 MB', '12.4 MB', '2 GB'. */
export const fileSize = (bytes: number) =>
  bytes < 1_024 * megabyte
    ? `${figure.format(bytes / megabyte)} MB`
    : `${figure.format(bytes / megabyte / 1_024)} GB`
