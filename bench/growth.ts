import '../apps/server/src/light-imports.ts'

// npm run bench -- growth [ENTRY POINT …]: inputs made to be slow, through every way in. First by themselves, at one,
// two, four and eight times a size: none may take more than 2.5 times as long for a doubling. Then as large as each is
// let in, through a server as an operator runs it, of which nobody else may notice more than a fifth of a second.

const { entryPoints } = await import('./growth/entry-points.ts')
const { growthOf, mostGrowth } = await import('./growth/measure.ts')
const { startServer } = await import('./growth/start-server.ts')
const { attacks, idleStall, longestStallMs, openAssistant } = await import('./growth/stalls.ts')

const wanted = process.argv.slice(2)
const isWanted = ({ name }: { name: string }) =>
  wanted.length === 0 || wanted.some((part) => name.startsWith(part))
const row = (name: string, inputs: number, told: string) =>
  console.log(`${name.padEnd(18)}${String(inputs).padStart(4)} inputs  ${told}`)
const repeats = 3
let failures = 0

for (const entry of entryPoints.filter(isWanted)) {
  let [worst, longest] = [0, 0]
  for (const atom of entry.atoms) {
    const growth = await growthOf(entry, atom)
    worst = Math.max(worst, growth.worst)
    longest = Math.max(longest, ...growth.ms)
    if (growth.worst <= mostGrowth) continue
    failures++
    const times = growth.ms.map((ms) => `${ms.toFixed(0)} ms`).join(', ')
    console.log(`  FAILED ${entry.name}, ${growth.atom}: ${times}`)
  }
  const grew = worst === 0 ? 'too short to tell' : `at most ${worst.toFixed(1)} times for a doubling`
  row(entry.name, entry.atoms.length, `${grew}, longest ${longest.toFixed(0)} ms`)
}

const server = await startServer()
try {
  const assistantId = await openAssistant(server)
  const idle = await idleStall(server)
  console.log(`\nLongest wait for /api/health with nobody there: ${idle.toFixed(0)} ms`)
  for (const { name, atoms, send } of attacks.filter(isWanted)) {
    let longest = 0
    for (const atom of atoms) {
      let stall = Number.POSITIVE_INFINITY
      // What another program on this machine causes does not come again at the same input.
      for (let nth = 0; nth < repeats && stall > longestStallMs; nth++) {
        await server.longestStall()
        await send(server, assistantId, atom)
        stall = Math.min(stall, await server.longestStall())
      }
      longest = Math.max(longest, stall)
      if (stall <= longestStallMs) continue
      failures++
      console.log(`  FAILED ${name}, ${atom.name}: ${stall.toFixed(0)} ms`)
    }
    row(name, atoms.length, `longest wait ${longest.toFixed(0)} ms`)
  }
} finally {
  await server.close()
}
console.log(failures === 0 ? 'Linear throughout.' : `${failures} failures.`)
if (failures > 0) process.exitCode = 1
