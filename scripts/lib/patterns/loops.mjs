/** The loops of an automaton, and the texts that run through two of them at once. */
export class Loops {
  #ways
  #alphabet
  #goingOn = new Map()
  #leads = new Map()
  #before
  #steps = new Map()
  #loopOf = new Map()
  #loops
  #sure = new Set()

  constructor(ways, alphabet) {
    this.#ways = ways
    this.#alphabet = alphabet
    this.#loops = this.#findLoops()
    this.#findSure()
  }

  /** The number of a node's loop, or -1. */
  loopOf(node) {
    return this.#loopOf.get(node)
  }

  /** Strongly connected components with a cycle, by Tarjan's algorithm. */
  #findLoops() {
    const order = new Map()
    const low = new Map()
    const stack = []
    const onStack = new Set()
    const loops = []
    const visit = (node) => {
      const work = [[node, 0]]
      order.set(node, order.size)
      low.set(node, order.get(node))
      stack.push(node)
      onStack.add(node)
      while (work.length > 0) {
        const top = work.at(-1)
        const next = this.#ways.from(top[0])[top[1]++]
        if (next) {
          if (!order.has(next.to)) {
            order.set(next.to, order.size)
            low.set(next.to, order.get(next.to))
            stack.push(next.to)
            onStack.add(next.to)
            work.push([next.to, 0])
          } else if (onStack.has(next.to)) low.set(top[0], Math.min(low.get(top[0]), order.get(next.to)))
          continue
        }
        work.pop()
        const above = work.at(-1)
        if (above) low.set(above[0], Math.min(low.get(above[0]), low.get(top[0])))
        if (low.get(top[0]) !== order.get(top[0])) continue
        const members = stack.splice(stack.lastIndexOf(top[0]))
        const turns = members.length > 1 || this.#ways.from(members[0]).some(({ to }) => to === members[0])
        if (turns) loops.push(members)
        for (const member of members) {
          onStack.delete(member)
          this.#loopOf.set(member, turns ? loops.length - 1 : -1)
        }
      }
    }
    visit(this.#ways.start)
    return loops
  }

  /** Finds places where a match can't fail any more, because every next character continues or accepts. */
  #findSure() {
    const sure = new Map()
    for (const node of this.#loops.flat())
      for (const last of this.#alphabet.members(this.#ways.takes(node)))
        sure.set(this.#place(node, last), [node, last])
    for (let changed = true; changed; ) {
      changed = false
      for (const [key, [node, last]] of sure) {
        const covered = new Set()
        for (const way of this.#ways.ends(node))
          if (this.#alphabet.has(way.before, last))
            for (const next of this.#alphabet.members(way.after)) covered.add(next)
        for (const way of this.#ways.from(node))
          if (this.#alphabet.has(way.before, last))
            for (const next of this.#ways.taken(way))
              if (sure.has(this.#place(way.to, next))) covered.add(next)
        if (covered.size === this.#alphabet.size) continue
        sure.delete(key)
        changed = true
      }
    }
    this.#sure = new Set(sure.keys())
  }

  #place(node, last) {
    return node * this.#alphabet.size + last
  }

  #mayFail(node, last) {
    return !this.#sure.has(this.#place(node, last))
  }

  /** Returns what is wrong with the pattern, or null. */
  ambiguity() {
    for (const [at, loop] of this.#loops.entries()) {
      for (const node of loop) {
        const lasts = this.#lasts(node)
        // A check of all starts at once is fast and rules out most loops.
        if (this.#searchMeets(node, lasts, at) && lasts.some((last) => this.#searchMeets(node, [last], at)))
          return `restarts at every position of a text that repeats ${this.#say(node)}`
      }
      // Paths that never rejoin can't close a loop, so the slower check is skipped.
      if (this.#comesTogether(loop)) {
        const node = loop.find((each) => this.#lasts(each).some((last) => this.#goesRoundTwice(each, last)))
        if (node !== undefined) return `can repeat ${this.#say(node)} in two ways with the same text`
      }
      for (const [before, earlier] of this.#loops.entries()) {
        if (before === at) continue
        const met = this.#loopsMeet(earlier, before, loop, at)
        if (met) return `can divide a text between ${this.#say(met[0])} and ${this.#say(met[1])} in many ways`
      }
    }
    return null
  }

  #lasts(node) {
    return this.#ways.differentBehind(this.#alphabet.members(this.#ways.takes(node)))
  }

  #lastsOfBoth(one, other) {
    const both = this.#alphabet.meet(this.#ways.takes(one), this.#ways.takes(other))
    return this.#ways.differentBehind(this.#alphabet.members(both))
  }

  #alike(one, other) {
    return this.#ways.behind(one) === this.#ways.behind(other)
  }

  #say(node) {
    return this.#alphabet.shown(this.#ways.takes(node))
  }

  /** Steps within a loop, leaving out places that can't fail or where the match may end. */
  #within(node, last, taken) {
    const { size } = this.#alphabet
    const key = (node * size + taken) * size + this.#ways.behind(last)
    const known = this.#steps.get(key)
    if (known) return known
    const loop = this.#loopOf.get(node)
    const steps = this.#ways.mayEnd(node, last, taken)
      ? []
      : this.#ways
          .next(node, last, taken)
          .filter(({ to }) => this.#loopOf.get(to) === loop && this.#mayFail(to, taken))
    this.#steps.set(key, steps)
    return steps
  }

  /** Whether a text can loop through `node` while a later start of the search also reaches it. */
  #searchMeets(node, lasts, loop) {
    const { start } = this.#ways
    const kinds = lasts.map((last) => this.#ways.behind(last))
    const queue = lasts.map((last) => [start, node, last])
    const seen = new Set()
    for (const [walker, round, before] of queue) {
      for (const taken of this.#nexts(round)) {
        for (const { to: turned } of this.#within(round, before, taken)) {
          const walkers = this.#ways.next(walker, before, taken).map(({ to }) => to)
          if (walker === start) walkers.push(start)
          for (const walked of walkers) {
            if (walked === node && turned === node && kinds.includes(this.#ways.behind(taken))) return true
            const key = this.#key(walked, turned, taken)
            if (seen.has(key) || (walked !== start && !this.#leadsTo(walked, loop))) continue
            seen.add(key)
            queue.push([walked, turned, taken])
          }
        }
      }
    }
    return false
  }

  /** A numeric key for two nodes and the class of the last character. */
  #key(one, other, taken) {
    return (one * this.#ways.size + other) * this.#alphabet.size + this.#ways.behind(taken)
  }

  /** The characters that continue a node's loop. */
  #nexts(node) {
    const known = this.#goingOn.get(node)
    if (known) return known
    const loop = this.#loopOf.get(node)
    const characters = new Set()
    for (const way of this.#ways.from(node))
      if (this.#loopOf.get(way.to) === loop) for (const each of this.#ways.taken(way)) characters.add(each)
    this.#goingOn.set(node, characters)
    return characters
  }

  /** Whether a text leads from one node of the loop to another on two paths. */
  #comesTogether(loop) {
    const seen = new Set()
    const queue = []
    const add = (one, other, parted, taken) => {
      const key = this.#key(one, other, taken) * 2 + (parted ? 1 : 0)
      if (seen.has(key)) return
      seen.add(key)
      queue.push([one, other, parted, taken])
    }
    for (const node of loop)
      for (const last of this.#lasts(node)) if (this.#mayFail(node, last)) add(node, node, false, last)
    for (const [one, other, parted, before] of queue)
      for (const taken of this.#nexts(one))
        for (const first of this.#within(one, before, taken))
          for (const second of this.#within(other, before, taken)) {
            const apart = parted || first !== second || first.times > 1
            if (apart && first.to === second.to) return true
            add(first.to, second.to, apart, taken)
          }
    return false
  }

  /** Whether a text leads from `node` back to `node` on two paths. */
  #goesRoundTwice(node, last) {
    if (!this.#mayFail(node, last)) return false
    const queue = [[node, node, false, last]]
    const seen = new Set()
    for (const [one, other, parted, before] of queue) {
      for (const taken of this.#nexts(one)) {
        for (const first of this.#within(one, before, taken))
          for (const second of this.#within(other, before, taken)) {
            const apart = parted || first !== second || first.times > 1
            if (apart && first.to === node && second.to === node && this.#alike(taken, last)) return true
            const key = this.#key(first.to, second.to, taken) * 2 + (apart ? 1 : 0)
            if (seen.has(key)) continue
            seen.add(key)
            queue.push([first.to, second.to, apart, taken])
          }
      }
    }
    return false
  }

  /** Whether a text repeats both loops and also leads from one to the other. */
  #loopsMeet(earlier, earlierLoop, later, laterLoop) {
    if (!this.#leadsTo(earlier[0], laterLoop)) return null
    const starts = []
    for (const p of earlier)
      for (const q of later) for (const last of this.#lastsOfBoth(p, q)) starts.push([p, p, q, last])
    // A coarse check of all starts at once rules out most pairs.
    const joins = (_stayed, walked, turned) => walked === turned
    if (!this.#meet(starts, joins, earlierLoop, laterLoop)) return null
    for (const start of starts) {
      const [p, , q, last] = start
      const returns = (stayed, walked, turned, taken) =>
        stayed === p && walked === q && turned === q && this.#alike(taken, last)
      if (this.#meet([start], returns, earlierLoop, laterLoop)) return [p, q]
    }
    return null
  }

  #meet(starts, isMet, earlierLoop, laterLoop) {
    const queue = [...starts]
    const seen = new Set()
    for (const [staying, walker, round, before] of queue) {
      for (const taken of this.#nexts(round)) {
        const stays = this.#ways
          .next(staying, before, taken)
          .filter(({ to }) => this.#loopOf.get(to) === earlierLoop)
        if (stays.length === 0) continue
        for (const { to: turned } of this.#within(round, before, taken))
          for (const { to: walked } of this.#ways.next(walker, before, taken)) {
            if (!this.#leadsTo(walked, laterLoop)) continue
            for (const { to: stayed } of stays) {
              if (isMet(stayed, walked, turned, taken)) return true
              const key = this.#key(walked, turned, taken) * this.#ways.size + stayed
              if (seen.has(key)) continue
              seen.add(key)
              queue.push([stayed, walked, turned, taken])
            }
          }
      }
    }
    return false
  }

  #leadsTo(node, loop) {
    let from = this.#leads.get(loop)
    if (!from) {
      from = new Set(this.#loops[loop])
      for (const each of from) for (const before of this.#comesFrom().get(each) ?? []) from.add(before)
      this.#leads.set(loop, from)
    }
    return from.has(node)
  }

  /** Predecessors of each node. */
  #comesFrom() {
    if (this.#before) return this.#before
    this.#before = new Map()
    for (const each of this.#ways.nodes())
      for (const { to } of this.#ways.from(each)) {
        const known = this.#before.get(to)
        if (known) known.push(each)
        else this.#before.set(to, [each])
      }
    return this.#before
  }
}
