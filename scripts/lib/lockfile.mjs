/** Finds packages without a checksum or tied to one registry. Links and bundled packages are not downloaded. */
export function lockfileFaults({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.inBundle) return []
    const faults = []
    if (!/^sha512-/.test(entry.integrity ?? '')) faults.push(`${path} has no integrity`)
    if (entry.resolved !== undefined) faults.push(`${path} has a resolved URL`)
    return faults
  })
}
