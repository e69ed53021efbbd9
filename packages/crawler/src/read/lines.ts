import type { RenderedBlock } from './render.ts'

/** Single lines that say nothing about the page they stand on. */
const boilerplate =
  /^(?:share(?: this(?: (?:article|post|page|story))?)?|tweet|print|email|e-mail|facebook|twitter|linkedin|pinterest|whatsapp|instagram|youtube|advertisements?|anzeige|werbung|publicidad|publicité|sponsored|read more|continue reading|learn more|more info(?:rmation)?|view more|load more|show more|see more|mehr(?: lesen| erfahren)?|weiterlesen|leer más|lire la suite|en savoir plus|back to top|nach oben|volver arriba|skip to (?:main )?content|zum inhalt(?: springen)?|close|menu|search|subscribe|sign up|log ?in|next|previous|prev|home|comments?|no comments(?: yet)?|leave a (?:comment|reply)|reply|teilen|drucken|zurück|weiter|loading\.{0,3}|image|photo)[\s:.…»›→>|+-]*$/i

/** Takes lines out of the kept text that pruning could not see: runs of links, and words of the interface. */
export function filterLines(blocks: RenderedBlock[], article: boolean): void {
  dropLinkRuns(blocks, article)
  for (const block of blocks) {
    if (!block.kept || block.kind === 'row' || block.kind === 'head') continue
    if (block.text.length < 60 && boilerplate.test(block.text)) drop(block)
  }
  dropEmptyHeadings(blocks)
}

export function isLinkOnly(block: RenderedBlock): boolean {
  return block.text.length > 0 && block.linked >= block.text.replace(/[\s|·•/,»›>-]+/g, '').length * 0.85
}

/** Three links in a row, one a line, are a menu; in an article two are a list of other articles. */
function dropLinkRuns(blocks: RenderedBlock[], article: boolean): void {
  const enough = article ? 2 : 3
  let run: RenderedBlock[] = []
  const end = () => {
    if (run.length >= enough) for (const block of run) drop(block)
    run = []
  }
  for (const block of blocks) {
    if (!block.kept) continue
    if (
      block.kind !== 'heading' &&
      block.kind !== 'row' &&
      block.kind !== 'head' &&
      isLinkOnly(block) &&
      block.text.length < 120
    )
      run.push(block)
    else end()
  }
  end()
}

/** A heading with nothing under it but the next one of its level, where what stood there was dropped. */
function dropEmptyHeadings(blocks: RenderedBlock[]): void {
  let dropped = false
  let pending: RenderedBlock | null = null
  for (const block of blocks) {
    if (!block.kept) {
      if (block.kind !== 'heading') dropped = true
      continue
    }
    if (block.kind === 'heading') {
      if (pending && dropped && block.level <= pending.level && pending.level > 1) drop(pending)
      pending = block
      dropped = false
    } else {
      pending = null
      dropped = false
    }
  }
}

function drop(block: RenderedBlock): void {
  block.kept = false
  block.zone = 'noise'
}
