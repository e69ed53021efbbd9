import { createServer } from 'node:net'

// What a browser has loaded and compiled it keeps for the address it came from. So the servers that a process starts,
// one file after the other, have the same ports.

type Role = 'app' | 'site' | 'proxy'

const ports = new Map<Role, number>()

/** For `listen`: any that is free (0) while another server of the file has it. */
export async function keptPort(role: Role): Promise<number> {
  const known = ports.get(role)
  if (known) return (await isFree(known)) ? known : 0
  const port = await findPort()
  ports.set(role, port)
  return port
}

/** Below those that systems hand out by themselves: between two files nobody else gets it. */
async function findPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  return (await isFree(port)) ? port : findPort()
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
