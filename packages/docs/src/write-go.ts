import type { ExampleRequest } from './request-of.ts'

/** Go rejects unused imports and expects them sorted. */
export function writeGo({ method, url, auth, accept, body, answer }: ExampleRequest): string {
  const imports = [
    body.kind === 'form' && 'bytes',
    'io',
    'log',
    body.kind === 'form' && 'mime/multipart',
    'net/http',
    'os',
    body.kind === 'json' && 'strings',
    answer.kind !== 'stream' && 'time',
  ].filter((each) => each !== false)
  const reader = { none: 'nil', json: 'body', form: '&body', bytes: 'recording' }[body.kind]
  const client =
    answer.kind === 'stream'
      ? 'http.DefaultClient.Do(request)'
      : '(&http.Client{Timeout: 30 * time.Second}).Do(request)'
  const statements = [
    body.kind === 'json' && `body := strings.NewReader(\`${JSON.stringify(body.value, null, '\t')}\`)`,
    body.kind === 'bytes' && `recording, err := os.Open("${body.file}")\ncheck(err)\ndefer recording.Close()`,
    body.kind === 'form' && formInGo(body.file),
    `request, err := http.NewRequest("${method}", "${url}", ${reader})`,
    'check(err)',
    auth === 'key' && 'request.Header.Set("Authorization", "Bearer {{API_KEY}}")',
    auth === 'session' && 'request.Header.Set("Authorization", "Bearer "+os.Getenv("FOYER_TOKEN"))',
    accept !== undefined && `request.Header.Set("Accept", "${accept}")`,
    body.kind === 'json' && 'request.Header.Set("Content-Type", "application/json")',
    body.kind === 'bytes' && `request.Header.Set("Content-Type", "${body.type}")`,
    body.kind === 'form' && 'request.Header.Set("Content-Type", form.FormDataContentType())',
    `reply, err := ${client}`,
    'check(err)',
    'defer reply.Body.Close()',
    answer.kind === 'file'
      ? `file, err := os.Create("${answer.file}")\ncheck(err)\n_, err = io.Copy(file, reply.Body)`
      : '_, err = io.Copy(os.Stdout, reply.Body)',
    'check(err)',
  ].filter((each) => each !== false)
  return `package main

import (
${imports.map((each) => `\t"${each}"`).join('\n')}
)

func main() {
${indent(statements.join('\n'))}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}`
}

/** Raw strings between backticks must not be indented. */
const indent = (code: string) => {
  let inText = false
  return code
    .split('\n')
    .map((line) => {
      const shown = inText ? line : `\t${line}`
      if ((line.match(/`/g)?.length ?? 0) % 2 === 1) inText = !inText
      return shown
    })
    .join('\n')
}

const formInGo = (file: string) => `note, err := os.ReadFile("${file}")
check(err)
var body bytes.Buffer
form := multipart.NewWriter(&body)
check(form.WriteField("sessionId", "customer-42"))
part, err := form.CreateFormFile("file", "${file}")
check(err)
_, err = part.Write(note)
check(err)
check(form.Close())`
