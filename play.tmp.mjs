import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
const c = await b.newContext({ viewport:{width:1440,height:900}, baseURL: 'http://127.0.0.1:3111' }); const p = await c.newPage()
p.on('console', m=>console.log('console', m.text())); p.on('pageerror', e=>console.log('ERR', e.message))
await p.goto('/register'); await p.getByLabel('First name').fill('Ada'); await p.getByLabel('Last name').fill('L'); await p.getByLabel('Email').fill('ada@example.com'); await p.getByLabel('Password',{exact:true}).fill('correct horse'); await p.getByRole('button',{name:'Create Account'}).click(); await p.waitForURL('**/dashboard')
await p.getByRole('button',{name:'Create Your First Assistant'}).click(); await p.getByText('Use our sample site').click(); await p.waitForTimeout(400); await p.screenshot({path:'/tmp/shots/create.png'})
await p.getByRole('button',{name:'Create Assistant', exact:true}).click(); for (let i=0;i<8;i++){ await p.waitForTimeout(500); await p.screenshot({path:`/tmp/shots/overlay-${i}.png`}) }
await p.waitForTimeout(4000); await p.screenshot({path:'/tmp/shots/dash.png'}); await p.goto('/website-settings'); await p.waitForTimeout(1000); await p.screenshot({path:'/tmp/shots/ws.png'}); await p.getByText('See pages, ledger and facts').click(); await p.waitForTimeout(700); await p.screenshot({path:'/tmp/shots/ws-pages.png'}); await p.getByRole('tab',{name:'Scan ledger'}).click(); await p.waitForTimeout(700); await p.screenshot({path:'/tmp/shots/ws-ledger.png'});  await p.getByRole('tab',{name:'Facts'}).click(); await p.waitForTimeout(700); await p.screenshot({path:'/tmp/shots/ws-facts.png'}); 
await c.storageState({path:'/tmp/state.json'}); await b.close()
