import { contents } from 'virtual:docs'
import {
  type Body,
  type Field,
  loadDetails,
  loadPrograms,
  type OperationDetails,
  type Programs,
} from 'virtual:docs/operations'
import type { PageId } from '@foyer/docs/pages'
import { programLanguages } from '@foyer/docs/write-programs'
import { ChevronDown, Link } from 'lucide-react'
import { Fragment } from 'react'
import { CodeBlock } from '../../ui/controls/code-block.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyPart } from '../../ui/loading/lazy.tsx'
import { Html } from './html.tsx'
import { ReaderCode } from './program.tsx'
import { useReader } from './reader.tsx'
import { addressOf } from './use-docs-place.ts'

const callerNames: Record<string, string> = {
  anybody: 'no credentials',
  assistantKey: 'the assistant’s key',
  accountKey: 'an account key',
  session: 'your session',
  cookie: 'your browser, signed in',
}
const listFormat = new Intl.ListFormat('en', { type: 'disjunction' })

type FieldsProps = {
  title: string
  fields: Field[]
  /** Responses mark optional fields, requests mark required ones. */
  isResponse?: boolean | undefined
}

function Fields({ title, fields, isResponse }: FieldsProps) {
  return (
    <section aria-label={title}>
      <h4 className="text-sm font-medium">{title}</h4>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {fields.map(({ name, type, required, text, in: place }) => (
          <li key={`${place} ${name}`} className="py-2.5 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <code className="font-mono text-xs font-semibold [overflow-wrap:anywhere]">{name}</code>
              <code className="font-mono text-xs text-muted [overflow-wrap:anywhere]">{type}</code>
              {required && !isResponse && <span className="text-xs text-accent">required</span>}
              {!required && isResponse && <span className="text-xs text-muted">optional</span>}
              {place && place !== 'path' && <span className="text-xs text-muted">in the {place}</span>}
            </p>
            {text && <Html as="p" html={text} className="mt-1 text-muted" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const maxOpenFields = 8

type BodyFieldsProps = { title: string; body: Body; isResponse?: boolean }

/** Long field lists are collapsed, so that the example stays visible. */
function BodyFields({ title, body, isResponse }: BodyFieldsProps) {
  if (body.fields.length === 0) return null
  if (body.fields.length <= maxOpenFields)
    return <Fields title={title} fields={body.fields} isResponse={isResponse} />
  return (
    <details className="group/fields rounded-control border border-hairline">
      <summary className="flex min-h-11 items-center gap-3 px-4 text-sm font-medium hover:bg-sunken focus-visible:-outline-offset-2">
        <span className="flex-1">{title}</span>
        <span className="figures text-xs font-normal text-muted">{body.fields.length} fields</span>
        <ChevronDown
          {...iconSize(18)}
          className="text-muted transition-transform group-open/fields:rotate-180"
        />
      </summary>
      <div className="border-t border-hairline p-4">
        <Fields title={title} fields={body.fields} isResponse={isResponse} />
      </div>
    </details>
  )
}

function ProgramChoice({ programs }: { programs: Programs }) {
  const { language, chooseLanguage } = useReader()
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label="Language"
        choices={programLanguages}
        value={language}
        onChoose={chooseLanguage}
      />
      <ReaderCode label={programLanguages.find(([each]) => each === language)![1]} {...programs[language]} />
    </div>
  )
}

type PlaceProps = { page: PageId; id: string }
type DetailsProps = PlaceProps & { details: OperationDetails; programs: Programs }

function Details({ page, id, details, programs }: DetailsProps) {
  const { description, callers, parameters, body, answers, refusals } = details
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        {description && <Html as="p" html={description} className="text-sm" />}
        <p className="text-sm text-muted">
          Call it with {listFormat.format(callers.map((each) => callerNames[each] ?? each))}.{' '}
          <a
            href={addressOf(page, id)}
            className="inline-flex items-center gap-1 text-accent underline underline-offset-2"
          >
            <Link {...iconSize(18)} className="size-3.5" />
            Link to {id}
          </a>
        </p>
        {parameters.length > 0 && <Fields title="Parameters" fields={parameters} />}
        {body && <BodyFields title={`Request, ${body.types.join(', ')}`} body={body} />}
        {answers.map((answer) => (
          <BodyFields
            key={answer.status}
            isResponse
            title={`Response ${answer.status}${answer.types.length > 0 ? `, ${answer.types.join(', ')}` : ''}`}
            body={answer}
          />
        ))}
        <section aria-label="Errors">
          <h4 className="text-sm font-medium">Errors</h4>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm text-muted">
            {refusals.map(({ status, text }) => (
              <Fragment key={status}>
                <dt className="figures font-mono text-xs leading-5 text-ink">{status}</dt>
                <dd>
                  <Html as="span" html={text} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ProgramChoice programs={programs} />
        {answers[0]?.example && (
          <CodeBlock
            label={`Response ${answers[0].status}`}
            code={answers[0].example}
            {...(answers[0].highlighted && { highlighted: answers[0].highlighted })}
          />
        )}
      </div>
    </div>
  )
}

const detailChunks = Object.fromEntries(
  contents.map(({ id: page }) => [
    page,
    chunk<{ id: string }>(async () => {
      const [{ details }, { programs }] = await Promise.all([loadDetails[page](), loadPrograms[page]()])
      return {
        default: ({ id }) => <Details page={page} id={id} details={details[id]!} programs={programs[id]!} />,
      }
    }),
  ]),
)

export default function LoadedDetails({ page, id }: PlaceProps) {
  return (
    <LazyPart
      chunk={detailChunks[page]!}
      props={{ id }}
      waiting={<Skeleton className="h-96 rounded-card" />}
    />
  )
}
