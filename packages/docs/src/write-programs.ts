import type { Operation } from './read-reference.ts'
import { type ExampleRequest, requestOf } from './request-of.ts'
import { writeGo } from './write-go.ts'

export const programLanguages = [
  ['bash', 'cURL'],
  ['javascript', 'JavaScript'],
  ['python', 'Python'],
  ['go', 'Go'],
] as const
export type ProgramLanguage = (typeof programLanguages)[number][0]

/** Writes an operation as a complete program in each language, without dependencies. */
export function writePrograms(operation: Operation): Record<ProgramLanguage, string> {
  const request = requestOf(operation)
  return {
    bash: writeCurl(request),
    javascript: writeJavaScript(request),
    python: writePython(request),
    go: writeGo(request),
  }
}

const lines = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join('\n')
const indented = (value: unknown, by: string) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`)

function writeCurl({ method, url, auth, accept, body, answer }: ExampleRequest): string {
  const takesNothing = body.kind === 'none'
  const parts = [
    `curl ${answer.kind === 'stream' ? '-N ' : ''}${method === (takesNothing ? 'GET' : 'POST') ? '' : `-X ${method} `}"${url}"`,
    auth === 'key' && '--header "Authorization: Bearer {{API_KEY}}"',
    auth === 'session' && '--header "Authorization: Bearer $FOYER_TOKEN"',
    accept && `--header "Accept: ${accept}"`,
    body.kind === 'json' && '--header "Content-Type: application/json"',
    body.kind === 'json' && `--data '${indented(body.value, '  ').replaceAll("'", `'\\''`)}'`,
    body.kind === 'form' && `--form sessionId=customer-42`,
    body.kind === 'form' && `--form file=@${body.file}`,
    body.kind === 'bytes' && `--header "Content-Type: ${body.type}"`,
    body.kind === 'bytes' && `--data-binary @${body.file}`,
    answer.kind === 'file' && `--output ${answer.file}`,
  ]
  return parts.filter(Boolean).join(' \\\n  ')
}

function writeJavaScript({ method, url, auth, accept, body, answer }: ExampleRequest): string {
  const reads = body.kind === 'form' || body.kind === 'bytes'
  const imports = [reads && 'readFile', answer.kind === 'file' && 'writeFile'].filter(Boolean).join(', ')
  const headers = [
    auth === 'key' && "authorization: 'Bearer {{API_KEY}}'",
    auth === 'session' && `authorization: \`Bearer \${process.env.FOYER_TOKEN}\``,
    accept && `accept: '${accept}'`,
    body.kind === 'json' && "'content-type': 'application/json'",
    body.kind === 'bytes' && `'content-type': '${body.type}'`,
  ].filter(Boolean)
  return lines(
    imports !== '' && `import { ${imports} } from 'node:fs/promises'\n`,
    body.kind === 'form' &&
      `const form = new FormData()\nform.set('sessionId', 'customer-42')\nform.set('file', new Blob([await readFile('${body.file}')]), '${body.file}')\n`,
    `const reply = await fetch('${url}', {`,
    method !== 'GET' && `  method: '${method}',`,
    headers.length > 0 && `  headers: { ${headers.join(', ')} },`,
    body.kind === 'json' && `  body: JSON.stringify(${indented(body.value, '  ')}),`,
    body.kind === 'form' && '  body: form,',
    body.kind === 'bytes' && `  body: await readFile('${body.file}'),`,
    answer.kind !== 'stream' && '  signal: AbortSignal.timeout(30_000),',
    '})',
    `if (!reply.ok) throw new Error(\`\${reply.status}: \${await reply.text()}\`)`,
    answer.kind === 'json' && 'console.log(await reply.json())',
    answer.kind === 'file' && `await writeFile('${answer.file}', Buffer.from(await reply.arrayBuffer()))`,
    answer.kind === 'stream' &&
      'const text = new TextDecoder()\nfor await (const part of reply.body) process.stdout.write(text.decode(part, { stream: true }))',
  )
}

/** Converts JSON's true, false and null to Python. */
const inPython = (value: unknown, by: string) =>
  indented(value, by).replace(
    /: (true|false|null)\b/g,
    (_all, word: string) => `: ${{ true: 'True', false: 'False', null: 'None' }[word]}`,
  )

function writePython({ method, url, auth, accept, body, answer }: ExampleRequest): string {
  const headers = [
    auth === 'key' && '"Authorization": "Bearer {{API_KEY}}"',
    auth === 'session' && '"Authorization": "Bearer " + os.environ["FOYER_TOKEN"]',
    accept && `"Accept": "${accept}"`,
    body.kind === 'json' && '"Content-Type": "application/json"',
    body.kind === 'bytes' && `"Content-Type": "${body.type}"`,
    body.kind === 'form' && '"Content-Type": "multipart/form-data; boundary=" + boundary',
  ].filter(Boolean)
  const timeout = answer.kind === 'stream' ? '' : ', timeout=30'
  return lines(
    (body.kind === 'json' || answer.kind === 'json') && 'import json',
    auth === 'session' && 'import os',
    answer.kind === 'stream' && 'import sys',
    'import urllib.request',
    body.kind === 'form' && 'import uuid',
    '',
    body.kind === 'json' && `body = ${inPython(body.value, '')}\n`,
    body.kind === 'bytes' && `with open("${body.file}", "rb") as recording:\n    body = recording.read()\n`,
    body.kind === 'form' && formInPython(body.file),
    'request = urllib.request.Request(',
    `    "${url}",`,
    `    method="${method}",`,
    headers.length > 0 && `    headers={${headers.join(', ')}},`,
    body.kind === 'json' && '    data=json.dumps(body).encode(),',
    (body.kind === 'bytes' || body.kind === 'form') && '    data=body,',
    ')',
    `with urllib.request.urlopen(request${timeout}) as reply:`,
    answer.kind === 'json' && '    print(json.dumps(json.load(reply), indent=2))',
    answer.kind === 'file' &&
      `    with open("${answer.file}", "wb") as file:\n        file.write(reply.read())`,
    answer.kind === 'stream' && '    for line in reply:\n        sys.stdout.write(line.decode())',
  )
}

const formInPython = (file: string) => `boundary = uuid.uuid4().hex
with open("${file}", "rb") as file:
    body = b"\\r\\n".join([
        f"--{boundary}".encode(),
        b'Content-Disposition: form-data; name="sessionId"', b"", b"customer-42",
        f"--{boundary}".encode(),
        b'Content-Disposition: form-data; name="file"; filename="${file}"', b"", file.read(),
        f"--{boundary}--".encode(), b"",
    ])
`
