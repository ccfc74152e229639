/** What an unknown thrown value says of itself, its nested originals included; nearest first. */
export type Said = { codes: readonly (number | string)[]; texts: readonly string[] }

const nests = ['data', 'originalError', 'cause', 'error', 'info', 'reason'] as const
/** Deep enough for every wallet seen; also the end of circles and of hostile objects. */
const mostNodes = 24

/** Reads codes and texts of anything, however broken: getters that throw, proxies, circles (fault case B6). Never throws. */
export function lookInto(thrown: unknown): Said {
  const codes: (number | string)[] = []
  const texts: string[] = []
  const queue: unknown[] = [thrown]
  for (let at = 0; at < queue.length && at < mostNodes; at++) {
    const node = queue[at]
    if (typeof node === 'string') texts.push(node)
    if (!isObject(node)) continue
    const code = peek(node, 'code')
    if (typeof code === 'number' || typeof code === 'string') codes.push(asNumber(code))
    for (const key of ['message', 'name', 'shortMessage']) {
      const text = peek(node, key)
      if (typeof text === 'string') texts.push(text)
    }
    for (const key of nests) {
      const nested = peek(node, key)
      if (nested !== null && nested !== undefined && !queue.includes(nested)) queue.push(nested)
    }
  }
  return { codes, texts }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
const asNumber = (code: number | string) =>
  typeof code === 'string' && /^-?\d{3,6}$/.test(code.trim()) ? Number(code) : code

function peek(node: object, key: string): unknown {
  try {
    return Reflect.get(node, key)
  } catch {
    return null
  }
}
