import { createRequire } from 'node:module'

// A separate program, because the synthesizer is licensed under the GPL and Foyer is not. They share only text on stdin
// and a WAV file on stdout.

type Synthesiser = { FS: { readFile(path: string): Uint8Array; writeFile(path: string, text: string): void } }
type Start = (options: {
  arguments: string[]
  preRun: ((module: Synthesiser) => void)[]
}) => Promise<Synthesiser>

const voice = process.argv[2] ?? 'en'
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const text = Buffer.concat(chunks).toString('utf8')

const { default: start }: { default: Start } = await import(
  createRequire(import.meta.url).resolve('espeak-ng')
)
const synthesiser = await start({
  arguments: ['-w', 'spoken.wav', '-v', voice, '-s', '165', '-f', 'text.txt'],
  preRun: [(module) => module.FS.writeFile('text.txt', text)],
})
process.stdout.write(synthesiser.FS.readFile('spoken.wav'))
