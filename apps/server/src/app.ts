import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { mailConfirmations, welcomeByMail } from './accounts/mail-confirmations.ts'
import { mailResetLink } from './accounts/mail-reset-link.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { tellUnanswered } from './analytics/tell-unanswered.ts'
import { usesRoutes } from './analytics/uses-routes.ts'
import { guardOwners, isSecure } from './auth/guard-owners.ts'
import { readSession } from './auth/read-session.ts'
import { authRoutes } from './auth/routes.ts'
import { secondFactorRoutes } from './auth/second-factor-routes.ts'
import { sweepSessions } from './auth/sweep-sessions.ts'
import { limitsRoutes } from './billing/limits-routes.ts'
import { refreshPlans } from './billing/refresh-plans.ts'
import { billingRoutes } from './billing/routes.ts'
import { sandboxRoutes } from './billing/sandbox/routes.ts'
import { reconcileStripe } from './billing/stripe/reconcile.ts'
import { stripeRoutes } from './billing/stripe/routes.ts'
import { createChat } from './chat/chat.ts'
import { hintRoutes } from './chat/hint-routes.ts'
import { leaveLeadRoutes } from './chat/lead-routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { embedRoutes } from './embed/routes.ts'
import { countFileBytes } from './files/count-stored.ts'
import { filesRoutes } from './files/routes.ts'
import { sweepFiles } from './files/sweep-files.ts'
import { mailHeldReplies } from './handoff/mail-held-replies.ts'
import { mailVisitor } from './handoff/mail-visitor.ts'
import { handoffRoutes } from './handoff/routes.ts'
import { visitorHandoffRoutes } from './handoff/visitor-routes.ts'
import { healthRoutes } from './health/routes.ts'
import { eraseOldConversations } from './house-assistant/erase-old-conversations.ts'
import { houseAssistantRoutes } from './house-assistant/routes.ts'
import { houseAssistantJob } from './house-assistant/teach-assistant.ts'
import { keepRouteTable } from './http/access.ts'
import { limitBodies } from './http/body-limits.ts'
import { describeApi } from './http/describe/describe-api.ts'
import { drainOnClose } from './http/drain.ts'
import { answerError } from './http/errors.ts'
import { readFramedAddress } from './http/framed-requests.ts'
import { limitConcurrentRequests } from './http/limit-concurrent-requests.ts'
import { limitLargeBodies } from './http/limit-uploads.ts'
import { logRequests } from './http/log-requests.ts'
import { refuseOtherMethods } from './http/other-methods.ts'
import { openToOtherSites } from './http/other-sites.ts'
import { ownOrigin } from './http/own-origin.ts'
import { harden, hardenAnswers } from './http/security.ts'
import { trustOf, warnOfUnknownProxy } from './http/trusted-proxies.ts'
import { refuseUnreadable } from './http/unreadable-requests.ts'
import { nameVisitors } from './http/visitor-address.ts'
import { inboxRoutes } from './inbox/routes.ts'
import type { Job } from './jobs/queue.ts'
import { keysRoutes } from './keys/routes.ts'
import { countKnownCharacters } from './knowledge/count-stored.ts'
import { factRoutes } from './knowledge/facts-routes.ts'
import { knowledgeRoutes } from './knowledge/routes.ts'
import { taughtRoutes } from './knowledge/taught-routes.ts'
import { leadsRoutes } from './leads/routes.ts'
import { mcpRoutes } from './machines/mcp/routes.ts'
import { answerFailure } from './machines/openai/answer-failure.ts'
import { openAiRoutes } from './machines/openai/routes.ts'
import { sendMail } from './mail/send-mail.ts'
import { embedPassages, embedStale } from './models/embed-passages.ts'
import { modelsRoutes } from './models/routes.ts'
import { mailDigests } from './notices/mail-digests.ts'
import { mailNotices } from './notices/mail-notices.ts'
import { noticesRoutes } from './notices/routes.ts'
import { sweepNotices } from './notices/sweep-notices.ts'
import { creationRoutes } from './owners/creation-routes.ts'
import { assistantRoutes } from './owners/routes.ts'
import { sampleSiteRoutes } from './sample-site/routes.ts'
import { readFactsByModel } from './scans/read-facts-by-model.ts'
import { requeueLostScans } from './scans/requeue-scans.ts'
import { scanRoutes } from './scans/routes.ts'
import { scanJob } from './scans/run-scan.ts'
import { scheduleScans } from './scans/schedule-scans.ts'
import { sweepScans } from './scans/sweep-scans.ts'
import type { App, Services } from './services.ts'
import { siteRoutes } from './site/routes.ts'
import { sourcesRoutes } from './sources/routes.ts'
import { usageRoutes } from './usage/routes.ts'
import { sweepVisitorCounters } from './usage/sweep-counters.ts'
import { voiceRoutes } from './voice/routes.ts'
import { deliverWebhooks } from './webhooks/deliver.ts'
import { webhooksRoutes } from './webhooks/routes.ts'
import { sweepDeliveries } from './webhooks/sweep-deliveries.ts'
import { widgetRoutes } from './widget/routes.ts'

/** The table of contents: every capability of the server, in order. */
const slicesOf = (services: Services): readonly ((app: App, services: Services) => Promise<void>)[] => {
  // Whichever protocol a question comes by, it is one chat that answers.
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
    houseAssistantRoutes,
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
    // Last: it answers whatever no other slice does.
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
  tellUnanswered(services),
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
  houseAssistantJob(services),
  embedPassages(services),
  embedStale(services),
  eraseOldConversations(services),
]

/** All that counts against an account's storage. */
export const storageCounts: Services['stored'] = [countFileBytes, countKnownCharacters]

export async function buildApp(services: Services): Promise<App> {
  const { config } = services
  const security = { secure: isSecure(config.publicUrl) }
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: trustOf(config.trustProxy),
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // Who sends slowly holds a connection no longer than this. Answers, event streams among them, take what they need.
    requestTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: readFramedAddress,
    clientErrorHandler: refuseUnreadable,
    // An address the router can't read comes before every hook.
    frameworkErrors(error, request, reply) {
      harden(request, reply, security)
      answerError(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('account', null as never)
  keepRouteTable(app)
  limitBodies(app)
  nameVisitors(app)
  warnOfUnknownProxy(app, config.trustProxy)
  logRequests(app)
  app.setErrorHandler(answerError)
  hardenAnswers(app, security)
  // Text is not what any of ours reads: said so, instead of looked for fields in.
  app.removeContentTypeParser('text/plain')
  drainOnClose(app, services.streams)

  await openToOtherSites(app)
  refuseOtherMethods(app, { '/v1/': answerFailure })
  // Limits come after the above, so that the widget can read a refusal, and before the first question to the database.
  limitLargeBodies(app)
  limitConcurrentRequests(app)
  await app.register(cookie)
  guardOwners(app, (token) => readSession(services, token), config.publicUrl)
  await describeApi(app, (request) => ownOrigin(config, request))
  for (const slice of slicesOf(services)) {
    const inScope = (scope: FastifyInstance) => slice(scope.withTypeProvider<ZodTypeProvider>(), services)
    // For one without a name Fastify goes through all modules that are loaded, a thousand and more, to find it one.
    await app.register(Object.assign(inScope, { [Symbol.for('fastify.display-name')]: slice.name }))
  }
  await app.ready()
  return app
}
