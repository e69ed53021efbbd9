// The browser must not reach the network itself, so DNS is disabled and all other connections go to a proxy that
// doesn't exist.
const noNetworkFlags = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--dns-prefetch-disable',
  '--no-pings',
]
const modestFlags = [
  '--no-first-run',
  '--no-default-browser-check',
  '--no-service-autorun',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-component-extensions-with-background-pages',
  '--disable-breakpad',
  '--disable-search-engine-choice-screen',
  '--password-store=basic',
  '--use-mock-keychain',
  '--metrics-recording-only',
  '--mute-audio',
  '--hide-scrollbars',
  '--renderer-process-limit=2',
  '--js-flags=--max-old-space-size=256',
  '--blink-settings=imagesEnabled=false',
]
// Playwright's launcher sets these flags and its driver relies on them.
const drivenFlags = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-field-trial-config',
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-hang-monitor',
  '--disable-popup-blocking',
  '--disable-prompt-on-repost',
  '--allow-pre-commit-input',
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    // The guarded fetch decides about https, so the browser must not upgrade requests.
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
  ].join(',')}`,
]

export function browserFlags({ home, sandboxed }: { home: string; sandboxed: boolean }): string[] {
  return [
    ...drivenFlags,
    ...noNetworkFlags,
    ...modestFlags,
    `--user-data-dir=${home}`,
    ...(sandboxed ? [] : ['--no-sandbox']),
    'about:blank',
  ]
}
