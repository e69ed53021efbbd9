import { embedDefaults } from '@foyer/contract/embed'
import type { LeadCapture } from '@foyer/contract/lead-capture'
import { type Agreed, planOf } from '../auth/plan-of.ts'
import type { Database } from '../db/client.ts'
import { runPrepared } from '../db/prepared.ts'
import type { AnsweringAssistant } from './answering-assistant.ts'

const answeringAssistant = `
  select a.id, a.account_id as "accountId", a.name, a.is_active as "isActive", a.suspended,
    a.api_key_hash as "apiKeyHash", a.allowed_domains as "allowedDomains",
    a.daily_ip_limit as "dailyIpLimit", a.knowledge_version as "knowledgeVersion", a.forgotten_version as "forgottenVersion",
    a.multi_language as "multiLanguage", a.model_id as "modelId", a.language, a.embed -> 'leadCapture' as "leadCapture", c.tier,
    coalesce((a.embed->>'handoff')::boolean, false) as handoff,
    exists (select from handoffs h where h.assistant_id = a.id and h.state = 'person') as "hasPerson",
    exists (select from webhook_endpoints w where w.account_id = a.account_id and w.is_active) as "hasWebhooks",
    case when l.account_id is not null then json_build_object(
      'assistants', l.assistants, 'messagesPerMonth', l.messages_per_month,
      'messagesPerDayPerIp', l.messages_per_day_per_ip, 'scansPerMonth', l.scans_per_month,
      'pagesPerScan', l.pages_per_scan, 'storageBytes', l.storage_bytes) end as agreed
  from assistants a join accounts c on c.id = a.account_id left join agreed_limits l on l.account_id = c.id
  where a.id = $1`

/** Without an owner: whoever knows an assistant's id may ask it. */
export async function findAnsweringAssistant(
  db: Database,
  assistantId: string,
): Promise<AnsweringAssistant | null> {
  type Row = Omit<AnsweringAssistant, 'plan' | 'leadCapture'> & {
    agreed: Agreed | null
    leadCapture: LeadCapture | null
  }
  const [row] = await runPrepared<Row>(db, 'find_answering_assistant', answeringAssistant, [assistantId])
  if (!row) return null
  const { agreed, ...found } = row
  const leadCapture = { ...embedDefaults.leadCapture, ...row.leadCapture }
  return { ...found, leadCapture, plan: planOf(row) }
}
