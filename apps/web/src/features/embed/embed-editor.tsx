import type { Assistant } from '@foyer/contract/assistants'
import type { EmbedConfig, EmbedSettings } from '@foyer/contract/embed'
import type { Limits } from '@foyer/contract/usage'
import { Eye, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { bareAddress } from '../../shared/site-path.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useDiscard } from '../../ui/overlays/discard-dialog.tsx'
import { BehaviorTab } from './behavior-tab.tsx'
import { embedCode } from './embed-code.ts'
import { HowToTab, showCopied } from './how-to-tab.tsx'
import { LeadsTab } from './leads-tab.tsx'
import { LivePreview } from './live-preview.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { StyleTab } from './style-tab.tsx'
import { TestPageDialog } from './test-page-dialog.tsx'
import { useEmbedForm } from './use-embed-form.ts'
import { useLogo } from './use-logo.ts'

const tabOf: Partial<Record<keyof EmbedSettings, string>> = {
  primaryColor: 'style',
  windowTitle: 'messages',
  welcomeMessage: 'messages',
  placeholder: 'messages',
  offlineMessage: 'messages',
  starters: 'messages',
  greetings: 'messages',
  leadCapture: 'leads',
  customCSS: 'how-to',
}

const tabWith = (errors: FieldErrors<EmbedSettings>) =>
  tabOf[Object.keys(errors)[0] as keyof EmbedSettings] ?? 'behavior'

type EmbedEditorProps = {
  assistant: Assistant
  config: EmbedConfig
  limits: Limits['limits'] | undefined
  onClose: () => void
}

export function EmbedEditor({ assistant, config, limits, onClose }: EmbedEditorProps) {
  const { form, saving, unsaved, warm } = useEmbedForm(config)
  const [logo, changeLogo] = useLogo(config)
  const [tab, setTab] = useState('style')
  const [previewing, setPreviewing] = useState(false)
  const [offline, setOffline] = useState(false)
  const [testing, setTesting] = useState(false)
  // Everything is saved, so there is nothing to cancel.
  const saved = saving.isSuccess && !unsaved

  const discard = useDiscard(
    unsaved,
    onClose,
    'Your widget stays as last saved, and your changes will be lost.',
  )
  const save = form.handleSubmit(
    (settings) => saving.mutate(settings),
    (errors) => {
      if (errors.root) return
      setPreviewing(false)
      setTab(tabWith(errors))
    },
  )

  const tabs = [
    {
      value: 'style',
      label: 'Style',
      content: (
        <StyleTab
          form={form}
          assistantId={assistant.id}
          hasWebsite={Boolean(assistant.websiteUrl)}
          logo={logo}
          onLogo={changeLogo}
        />
      ),
    },
    { value: 'behavior', label: 'Behavior', content: <BehaviorTab form={form} limits={limits} /> },
    {
      value: 'messages',
      label: 'Messages',
      content: <MessagesTab form={form} assistantId={assistant.id} onOffline={setOffline} />,
    },
    { value: 'leads', label: 'Leads', content: <LeadsTab form={form} /> },
    {
      value: 'how-to',
      label: 'How to Add',
      content: <HowToTab form={form} assistantId={assistant.id} onTestPage={() => setTesting(true)} />,
    },
  ]

  const footer = (
    <>
      <Button variant="ghost" onClick={discard.close} className="mr-auto">
        {saved ? 'Close' : 'Cancel'}
      </Button>
      <span role="status">
        {unsaved && <Badge tone="warn">Unsaved changes</Badge>}
        {saved && <Badge tone="good">Settings saved!</Badge>}
      </span>
      <CopyButton
        text={embedCode(window.location.origin, assistant.id)}
        label="Copy Code"
        size="md"
        onCopied={showCopied}
      />
      <Button busy={saving.isPending} onClick={() => void save()} className="max-sm:w-full">
        {saving.isPending ? 'Saving...' : 'Save & Apply'}
      </Button>
    </>
  )

  return (
    <Dialog
      open
      onClose={discard.close}
      title={`Add to Website: ${assistant.name}`}
      size="xl"
      footer={footer}
    >
      <form
        noValidate
        onSubmit={save}
        onFocus={warm}
        className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_31.5rem]"
      >
        <Button
          variant="secondary"
          aria-pressed={previewing}
          onClick={() => setPreviewing(!previewing)}
          className="mb-5 lg:hidden"
        >
          {previewing ? <SlidersHorizontal {...iconSize(18)} /> : <Eye {...iconSize(18)} />}
          <span>{previewing ? 'Show settings' : 'Show preview'}</span>
        </Button>
        <div className={cx('min-w-0 lg:block', previewing && 'hidden')}>
          <Tabs label="Widget settings" items={tabs} value={tab} onValueChange={setTab} />
        </div>
        <div
          className={cx(
            'min-w-0 lg:sticky lg:top-0 lg:block short:static lg:self-start',
            !previewing && 'hidden',
          )}
        >
          <LivePreview
            assistantId={assistant.id}
            website={bareAddress(assistant.websiteUrl)}
            settings={form.watch()}
            logo={logo}
            offline={offline}
          />
        </div>
      </form>
      {discard.question}
      {testing && (
        <TestPageDialog assistant={assistant} unsaved={unsaved} onClose={() => setTesting(false)} />
      )}
    </Dialog>
  )
}
