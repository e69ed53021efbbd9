// Stands inline in the public pages, which are complete without a script: ours come with the first sign of a person, or
// at once where a page has something to do by itself, for an owner or for what its address asks.
const root = document.getElementById('root')
const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input']
let started = false
let held

async function fetchWhole(file) {
  const response = await fetch(file)
  if (!response.ok) throw new Error(file)
  await response.arrayBuffer()
}

function start() {
  if (started) return
  started = true
  const files = root.dataset.scripts.split(' ')
  // A fetch that failed can be repeated, with the next sign; in some browsers an import can't.
  Promise.all(files.map(fetchWhole))
    .then(() => import(files[0]))
    .catch(() => {
      started = false
      for (const sign of ['pointerdown', 'keydown'])
        addEventListener(sign, start, { once: true, capture: true })
    })
}

// What needs a script is held until it is there: a press of a button, and a form that leads to no address of its own.
function hold(event) {
  const form = event.type === 'submit' ? event.target : undefined
  const button = form ? undefined : event.target.closest?.('button')
  // A button of a form is heard of as its form is sent.
  if (form ? form.hasAttribute('action') : !button || (button.type === 'submit' && button.form)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const [pressed, submitter] = [form ?? button, event.submitter].map(placeOf)
  held = () => (form ? pressed()?.requestSubmit(submitter()) : pressed()?.click())
  start()
}

// A page that the browser has translated is drawn anew: then what was pressed is another element in the same place.
function placeOf(element) {
  if (!element) return () => undefined
  const alike = () => [...document.querySelectorAll(element.nodeName)]
  const place = alike().indexOf(element)
  return () => (element.isConnected ? element : alike()[place])
}

// Chrome tells a page where the mouse is as soon as it is drawn; somebody is there when it moves.
function moved({ movementX, movementY }) {
  if (!movementX && !movementY) return
  removeEventListener('pointermove', moved, true)
  start()
}

addEventListener('pointermove', moved, true)
// A list is closed in a page that nobody brings to life. This one is brought to life, and what is chosen is held as well.
function keepChoice({ target }) {
  if (target.nodeName !== 'SELECT') return
  const { value } = target
  const chosen = placeOf(target)
  held = () => {
    const select = chosen()
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  start()
}
for (const select of root.querySelectorAll('select:disabled')) select.disabled = false

for (const sign of signs) addEventListener(sign, start, { once: true, capture: true, passive: true })
for (const kind of ['click', 'submit']) addEventListener(kind, hold, true)
addEventListener('change', keepChoice, true)
// Out of React's effects, in which it can't wake anything. A part that is not alive yet comes alive by an event that means
// nothing; a form in it that is not would be sent by the browser, and a list would forget what was chosen.
addEventListener('foyer:ready', () =>
  setTimeout(() => {
    document.querySelector('main > *')?.dispatchEvent(new Event('keyup', { bubbles: true }))
    for (const kind of ['click', 'submit']) removeEventListener(kind, hold, true)
    removeEventListener('change', keepChoice, true)
    held?.()
  }),
)
if (
  'now' in root.dataset ||
  location.search ||
  location.hash ||
  history.state ||
  document.documentElement.dataset.session
)
  start()
