const megabyte = 1_048_576

export const formatBytes = (bytes: number) =>
  bytes < 1_024 * megabyte
    ? `${Math.floor(bytes / megabyte)} MB`
    : `${Math.floor(bytes / megabyte / 1_024)} GB`
