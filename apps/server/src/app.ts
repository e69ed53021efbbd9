import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { factRoutes } from './knowledge/corrections/facts-routes.ts'
import { knowledgeRoutes } from './knowledge/corrections/routes.ts'
import { readFactsByModel } from './knowledge/model-facts/read-facts-by-model.ts'
import { embedPassages, embedStale } from './knowledge/models/embeddings/embed-passages.ts'
import { modelsRoutes } from './knowledge/models/routes.ts'
import { countKnownCharacters } from './knowledge/pages/count-stored.ts'
import { requeueLostScans } from './knowledge/scans/requeue-scans.ts'
import { scanRoutes } from './knowledge/scans/routes.ts'
import { scanJob } from './knowledge/scans/run-scan.ts'
import { scheduleScans } from './knowledge/scans/schedule/schedule-scans.ts'
import { sweepScans } from './knowledge/scans/sweep-scans.ts'
import { sourcesRoutes } from './knowledge/sources/routes.ts'
import { taughtRoutes } from './knowledge/taught/routes.ts'
import { keysRoutes } from './machines/keys/routes.ts'
import { mcpRoutes } from './machines/mcp/routes.ts'
import { answerFailure } from './machines/openai/answer-failure.ts'
import { openAiRoutes } from './machines/openai/routes.ts'
import { deliverWebhooks } from './machines/webhooks/deliver.ts'
import { webhooksRoutes } from './machines/webhooks/routes.ts'
import { sweepDeliveries } from './machines/webhooks/sweep-deliveries.ts'
import { limitsRoutes } from './money/billing/limits-routes.ts'
import { refreshPlans } from './money/billing/refresh-plans.ts'
import { billingRoutes } from './money/billing/routes.ts'
import { sandboxRoutes } from './money/billing/sandbox/routes.ts'
import { reconcileStripe } from './money/billing/stripe/reconcile.ts'
import { stripeRoutes } from './money/billing/stripe/routes.ts'
import { usageRoutes } from './money/usage/routes.ts'
import { sweepVisitorCounters } from './money/usage/sweep-counters.ts'
import { mailConfirmations, welcomeByMail } from './people/accounts/mail-confirmations.ts'
import { mailResetLink } from './people/accounts/mail-reset-link.ts'
import { accountsRoutes } from './people/accounts/routes.ts'
import { guardOwners, isSecure } from './people/auth/guard-owners.ts'
import { authRoutes } from './people/auth/routes.ts'
import { secondFactorRoutes } from './people/auth/second-factor-routes.ts'
import { readSession } from './people/auth/sessions/read-session.ts'
import { sweepSessions } from './people/auth/sweep-sessions.ts'
import { sendMail } from './people/mail/send-mail.ts'
import { mailDigests } from './people/notices/mail-digests.ts'
import { mailNotices } from './people/notices/mail-notices.ts'
import { noticesRoutes } from './people/notices/routes.ts'
import { sweepNotices } from './people/notices/sweep-notices.ts'
import { creationRoutes } from './people/owners/creation-routes.ts'
import { assistantRoutes } from './people/owners/routes.ts'
import { docsRoutes } from './platform/docs/routes.ts'
import { healthRoutes } from './platform/health/routes.ts'
import { collectRoutes } from './platform/http/access.ts'
import { allowCrossOrigin } from './platform/http/cross-origin.ts'
import { describeApi } from './platform/http/describe/describe-api.ts'
import { answerError } from './platform/http/errors.ts'
import { rewriteFramedUrl } from './platform/http/framed-requests.ts'
import { limitBodies } from './platform/http/limits/body-limits.ts'
import { limitConcurrentRequests } from './platform/http/limits/limit-concurrent-requests.ts'
import { limitLargeBodies } from './platform/http/limits/limit-uploads.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { rejectMalformed } from './platform/http/malformed-requests.ts'
import { ownOrigin } from './platform/http/own-origin.ts'
import { secureResponses, setSecurityHeaders } from './platform/http/security.ts'
import { drainOnClose } from './platform/http/streams/drain.ts'
import { trustProxyOption, warnAboutUnknownProxy } from './platform/http/trusted-proxies.ts'
import { rejectUnsupportedMethods } from './platform/http/unsupported-methods.ts'
import { decorateVisitorAddress } from './platform/http/visitor-address.ts'
import type { Job } from './platform/jobs/queue.ts'
import { eraseOldConversations } from './platform/own-assistants/erase-old-conversations.ts'
import { ownAssistantJob } from './platform/own-assistants/queue-own-assistants.ts'
import { ownAssistantRoutes } from './platform/own-assistants/routes.ts'
import { sampleSiteRoutes } from './platform/sample-site/routes.ts'
import { siteRoutes } from './platform/site/routes.ts'
import type { App, Services } from './services.ts'
import { notifyUnanswered } from './talk/analytics/notify-unanswered.ts'
import { analyticsRoutes } from './talk/analytics/routes.ts'
import { usesRoutes } from './talk/analytics/uses-routes.ts'
import { createChat } from './talk/chat/chat.ts'
import { hintRoutes } from './talk/chat/hint-routes.ts'
import { leaveLeadRoutes } from './talk/chat/lead-routes.ts'
import { chatRoutes } from './talk/chat/routes.ts'
import { embedRoutes } from './talk/embed/routes.ts'
import { countFileBytes } from './talk/files/count-stored.ts'
import { filesRoutes } from './talk/files/routes.ts'
import { sweepFiles } from './talk/files/sweep-files.ts'
import { mailHeldReplies } from './talk/handoff/mail-held-replies.ts'
import { mailVisitor } from './talk/handoff/mail-visitor.ts'
import { handoffRoutes } from './talk/handoff/routes.ts'
import { visitorHandoffRoutes } from './talk/handoff/visitor-routes.ts'
import { inboxRoutes } from './talk/inbox/routes.ts'
import { leadsRoutes } from './talk/leads/routes.ts'
import { voiceRoutes } from './talk/voice/routes.ts'
import { widgetRoutes } from './talk/widget/routes.ts'

const listSlices = (services: Services): readonly ((app: App, services: Services) => Promise<void>)[] => {
  // All protocols share one chat.
  const chat = createChat(services)
  return [
    healthRoutes,
    (app) => authRoutes(app, services, welcomeByMail),
    secondFactorRoutes,
    accountsRoutes,
    limitsRoutes,
    usageRoutes,
    noticesRoutes,
    billingRoutes,
    sandboxRoutes,
    stripeRoutes,
    voiceRoutes,
    keysRoutes,
    webhooksRoutes,
    embedRoutes,
    ownAssistantRoutes,
    (app) => chatRoutes(app, chat),
    (app) => hintRoutes(app, chat),
    leaveLeadRoutes,
    (app) => openAiRoutes(app, chat),
    (app) => mcpRoutes(app, chat),
    handoffRoutes,
    visitorHandoffRoutes,
    inboxRoutes,
    leadsRoutes,
    filesRoutes,
    assistantRoutes,
    creationRoutes,
    scanRoutes,
    knowledgeRoutes,
    factRoutes,
    sourcesRoutes,
    sampleSiteRoutes,
    widgetRoutes,
    taughtRoutes,
    analyticsRoutes,
    usesRoutes,
    modelsRoutes,
    docsRoutes,
    // Last, because it answers all other URLs.
    siteRoutes,
  ]
}

export const jobs = (services: Services): Job<never>[] => [
  sweepSessions(services),
  deliverWebhooks(services),
  sweepDeliveries(services),
  sweepVisitorCounters(services),
  refreshPlans(services),
  reconcileStripe(services),
  sweepFiles(services),
  sweepNotices(services),
  mailNotices(services),
  mailDigests(services),
  notifyUnanswered(services),
  sendMail(services),
  mailResetLink(services),
  mailConfirmations(services),
  mailVisitor(services),
  mailHeldReplies(services),
  scanJob(services),
  scheduleScans(services),
  sweepScans(services),
  requeueLostScans(services),
  readFactsByModel(services),
  ownAssistantJob(services),
  embedPassages(services),
  embedStale(services),
  eraseOldConversations(services),
]

export const storageCounts: Services['stored'] = [countFileBytes, countKnownCharacters]

export async function buildApp(services: Services): Promise<App> {
  const { config } = services
  const security = { secure: isSecure(config.publicUrl) }
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: trustProxyOption(config.trustProxy),
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // Applies to receiving requests. Responses and event streams have no limit.
    requestTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: rewriteFramedUrl,
    clientErrorHandler: rejectMalformed,
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply, security)
      answerError(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('account', null as never)
  collectRoutes(app)
  limitBodies(app)
  decorateVisitorAddress(app)
  warnAboutUnknownProxy(app, config.trustProxy)
  logRequests(app)
  app.setErrorHandler(answerError)
  secureResponses(app, security)
  // No route accepts text/plain.
  app.removeContentTypeParser('text/plain')
  drainOnClose(app, services.streams)

  await allowCrossOrigin(app)
  rejectUnsupportedMethods(app, { '/v1/': answerFailure })
  // After CORS, so that widgets can read the error, and before any query.
  limitLargeBodies(app)
  limitConcurrentRequests(app)
  await app.register(cookie)
  guardOwners(app, (token) => readSession(services, token), config.publicUrl)
  await describeApi(app, (request) => ownOrigin(config, request))
  for (const slice of listSlices(services)) {
    const inScope = (scope: FastifyInstance) => slice(scope.withTypeProvider<ZodTypeProvider>(), services)
    // Without a name, Fastify searches all loaded modules for one.
    await app.register(Object.assign(inScope, { [Symbol.for('fastify.display-name')]: slice.name }))
  }
  await app.ready()
  return app
}
