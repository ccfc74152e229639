/**
 * Adds a line at the end of the block between the texts `start` and `end`. Throws if there is no
 * such block.
 */
const atEndOf = (start, end, line) => (text) => {
  const from = text.indexOf(start)
  const to = from === -1 ? -1 : text.indexOf(end, from)
  if (to === -1)
    throw new Error(`Cannot add a line: no block between "${start}" and "${end.trim()}".`)
  return `${text.slice(0, to)}${line}${text.slice(to)}`
}

/** Adds a namespace to the list of known namespaces, which may be formatted on several lines. */
const knownNamespace = (name) => (text) =>
  text.includes(`'${name}'`)
    ? text
    : text.replace(/(knownNamespaces = \[[^\]]*?),?(\s*\] as const)/, `$1, '${name}'$2`)

/** Adds an entry point to a package. */
const entryPoint = (path, source) => (text) => {
  const manifest = JSON.parse(text)
  const { './package.json': last, ...entryPoints } = manifest.exports
  const built = source.replace('./src/', './dist/').replace(/\.ts$/, '')
  const added = { 'latchkit-source': source, types: `${built}.d.ts`, default: `${built}.js` }
  manifest.exports = { ...entryPoints, [path]: added, './package.json': last }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The templates by kind: new folder, lines in registries, and next steps. */
export const kinds = {
  flow: {
    folder: ({ name }) => `core/src/flows/${name}`,
    lines: () => [],
    next: 'Write the machine in __name__.machine.ts, then run `npm run walk -- __name__ -u` and review its inventory. Set its area in __name__.flow.ts, and its views if the modal has any.',
  },
  view: {
    folder: ({ name }) => `react-ui/src/views/${name}`,
    lines: ({ Pascal }) => [
      {
        file: 'core/src/domain/routing/view-name.ts',
        add: atEndOf('export const viewNames = [', '\n] as const', `\n  '${Pascal}',`),
      },
    ],
    next: "Write its texts in texts/, translate its title in __name__.views.ts, and name it in `opens` of the controls that open it. Open the view with `kit.modal.push('__Pascal__')`.",
  },
  namespace: {
    folder: ({ name }) => `core/src/adapters/${name}`,
    lines: ({ name }) => [
      {
        file: 'core/src/domain/caip/namespace.ts',
        add: knownNamespace(name),
      },
      {
        file: 'core/package.json',
        add: entryPoint(`./adapters/${name}`, `./src/adapters/${name}/index.ts`),
      },
    ],
    next: 'Discover wallets in create-__name__.ts and call them in chain-adapter.ts. See adapters/eip155 for an example.',
  },
}
