import { Field, Input } from '../../ui/field.tsx'
import type { TokenAdvice } from './bot-tokens.ts'

type TokenFieldProps = { token: string; onToken: (token: string) => void; advise: TokenAdvice }

/** A bot's token on its way into the code. It is kept in this page's memory and nowhere else. */
export function TokenField({ token, onToken, advise }: TokenFieldProps) {
  return (
    <Field
      label="Bot token"
      hint="Stays in this browser: it goes into the code below and nowhere else."
      error={advise(token) ?? undefined}
      className="max-w-xl"
    >
      <Input
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="font-mono"
        placeholder="Paste it here"
        value={token}
        onChange={({ target }) => onToken(target.value)}
      />
    </Field>
  )
}
