/**
 * What in a lockfile lets a registry choose what is installed: an entry that is fetched without a checksum to hold it
 * to, and the address of one registry. Workspaces are links, and parts of a bundle come with their package.
 */
export function lockfileFaults({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.inBundle) return []
    const faults = []
    if (!/^sha512-/.test(entry.integrity ?? '')) faults.push(`${path} has no integrity`)
    if (entry.resolved !== undefined) faults.push(`${path} names where it was resolved`)
    return faults
  })
}
