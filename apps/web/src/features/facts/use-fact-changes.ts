import type { FactChange, KnownFact, NewFact } from '@foyer/contract/facts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/browser.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { saveForm } from '../../shared/save-form.ts'
import { toast } from '../../ui/toast-store.ts'
import { factsPath } from './check-query.ts'
import { answerForFacts, changeListed, type ListedFact, readAgain } from './facts-queries.ts'

const changeable = ['label', 'value', 'part', 'condition', 'unit', 'amount', 'currency', 'validity'] as const

const said = (fact: KnownFact) =>
  Object.fromEntries(changeable.map((name) => [name, fact[name]])) as Pick<
    KnownFact,
    (typeof changeable)[number]
  >

/** Adds, corrects, confirms and drops facts, and offers each time to undo it. */
export function useFactChanges(assistantId: string) {
  const queries = useQueryClient()
  const path = factsPath(assistantId)

  async function undo(act: () => Promise<unknown>) {
    try {
      await act()
      await readAgain(queries, assistantId)
      toast({ title: 'Undone' })
    } catch (error) {
      showFailure('It could not be undone')(error)
    }
  }

  /** What the website said counts again; of the owner's own word, what it was. */
  const takeBack = (before: KnownFact, fact: KnownFact) =>
    before.origin === 'owner'
      ? api.patch(`${path}/${before.id}`, { ...said(before), before: said(fact) })
      : answerForFacts(assistantId, { restore: [before.id] })

  async function settle(fact: KnownFact, before: KnownFact, title: string) {
    changeListed(queries, assistantId, (each) => (each.id === fact.id ? fact : each))
    toast({
      title,
      description: 'Your assistant uses it from the next question on.',
      action: { label: 'Undo', onClick: () => void undo(() => takeBack(before, fact)) },
    })
    void readAgain(queries, assistantId, { list: false })
  }

  return {
    async add(fact: NewFact) {
      const added = await api.post<KnownFact>(path, fact)
      toast({
        title: 'Fact added',
        description:
          added.siteValue === null
            ? 'Your assistant uses it from the next question on.'
            : `It takes the place of what your website says: ${added.siteValue}`,
        action: {
          label: 'Undo',
          onClick: () =>
            void undo(() =>
              added.siteValue === null
                ? api.delete(`${path}/${added.id}`)
                : answerForFacts(assistantId, { restore: [added.id] }),
            ),
        },
      })
      void readAgain(queries, assistantId)
    },

    async correct(before: KnownFact, change: FactChange) {
      const saved = await saveForm(said(before), change, (body) =>
        api.patch<KnownFact>(`${path}/${before.id}`, body),
      )
      if (saved) await settle(saved, before, 'Fact corrected')
      else await readAgain(queries, assistantId)
    },

    async confirm(before: KnownFact) {
      try {
        const saved = await saveForm(said(before), {}, (body) =>
          api.patch<KnownFact>(`${path}/${before.id}`, body),
        )
        if (saved) await settle(saved, before, 'Fact confirmed')
        else await readAgain(queries, assistantId)
      } catch (error) {
        showFailure('The fact could not be confirmed')(error)
      }
    },

    /** What the website says counts instead of the owner's word. */
    async giveWay({ id }: KnownFact) {
      await answerForFacts(assistantId, { restore: [id] })
      toast({ title: 'Your website’s word counts again' })
      void readAgain(queries, assistantId)
    },

    async drop(fact: KnownFact) {
      changeListed(queries, assistantId, (each) => (each.id === fact.id ? { ...each, dropped: true } : each))
      try {
        await api.delete(`${path}/${fact.id}`)
        toast({
          title: 'Fact dropped',
          description: 'Your assistant no longer tells it, and rescans leave it out.',
        })
        await readAgain(queries, assistantId, { list: false })
      } catch (error) {
        showFailure('The fact could not be dropped')(error)
        await readAgain(queries, assistantId)
      }
    },

    /** A word of the owner's own that was dropped is gone, and is said again. */
    bringBack({ dropped: _, ...fact }: ListedFact) {
      const isGone = fact.origin === 'owner' && fact.siteValue === null
      return undo(() =>
        isGone
          ? api.post(path, { kind: fact.kind, ...said(fact) })
          : answerForFacts(assistantId, { restore: [fact.id] }),
      )
    },
  }
}
