import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { flattenCss } from '../flatten-css.mjs'
import { at } from '../paths.mjs'
import { bundle, chunkOf, everWithout, firstOf, modulesIn, weigh, withStatic } from './bundle.mjs'
import { limits } from './limits.mjs'
import { adds, bytesFrom, bytesOf, measurePage } from './page.mjs'

/** The doors that a package's exports map opens, with the source behind each. */
function doorsOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .map(([path, target]) => ({
      name: posix.join(name, path),
      source: target['latchkit-source'] ?? '',
    }))
    .filter(({ source }) => /\.tsx?$/.test(source))
    .map(({ name: door, source }) => ({ name: door, source: posix.join(folder, source) }))
}

const inEip155 = (name) => `core/src/adapters/eip155/${name}.ts`
const recorder = 'core/src/devtools/record-kit.ts'
const kindOf = (name) => /\/(adapter|flow|view)s\//.exec(name)?.[1] ?? 'door'
const alone = async (name) => weigh(firstOf(await bundle(`export * from '${name}'`)))
const unused = async (name) => weigh(firstOf(await bundle(`import '${name}'`)))

function limitOf(name) {
  const limit = limits[name]
  if (limit === undefined) throw new Error(`core/tools/size/limits.mjs has no line for ${name}`)
  return limit
}

/** Chain families beside Ethereum, and the packages that come with a wallet of theirs. */
const families = {
  solana: ['@solana'],
  polkadot: ['@polkadot', '@polkadot-labs'],
  bip122: ['sats-connect', '@scure/btc-signer'],
  cosmos: ['@noble/curves'],
}

/** A page with every chain: what it weighs before anybody acts, and what each family brings once one of its wallets is picked. */
async function familyRows() {
  const page = await measurePage(
    Object.keys(families)
      .map((name) => `export { ${name} } from '@latchkit/core/adapters/${name}'\n`)
      .join(''),
  )
  const before = Object.values(families).flat()
  const late = modulesIn(page.chunks.filter((chunk) => !page.view.has(chunk)))
  const all = (name) => late.filter((path) => path.startsWith(`core/src/adapters/${name}/`))
  // what sends comes with the first look at sending, never with a wallet
  const lateIn = (name) => all(name).filter((path) => !path.includes('/transfer/'))
  return [
    { name: 'page with five chains, before anybody acts', gzip: weigh(page.first) },
    { name: "page with five chains, until the modal's first view", gzip: weigh(page.view) },
    { name: 'devtools with five chains, unless kit.devtools.record() is called', gzip: devtoolsIn(page) },
    ...before.map((name) => ({
      name: `${name}, before a wallet of its chain is picked`,
      gzip: bytesOf(name, page.view),
      limit: 0,
    })),
    ...Object.keys(families).map((name) => ({
      name: `${name}, everything once a wallet is picked, added`,
      gzip: adds(lateIn(name), page.view, page.chunks),
    })),
    {
      name: 'solana, sending, added',
      gzip:
        adds(all('solana'), page.view, page.chunks) -
        adds(lateIn('solana'), page.view, page.chunks),
    },
  ]
}

/** What looks at charts, in everything that a page can load while it does not record itself. */
const devtoolsIn = ({ chunks }) => bytesFrom('core/src/devtools', everWithout(recorder, chunks))

/** A flow on a page whose engine runs. */
async function flows(doors) {
  const chunks = await bundle(`export { createKit } from '@latchkit/core'`)
  const engine = new Set([
    ...firstOf(chunks),
    ...withStatic(chunkOf('core/src/kit/engine.ts', chunks), chunks),
  ])
  const codeOf = (source) =>
    posix.join(posix.dirname(source), `${posix.basename(posix.dirname(source))}.flow.ts`)
  return doors.map(({ name, source }) => ({
    name: `${name}, added`,
    gzip: adds([codeOf(source)], engine, chunks),
    limit: limits[name] ?? limits.flow,
  }))
}

/** A panel on a page whose modal has been open. */
function panels({ chunks, view }) {
  const paths = modulesIn(
    chunks.map((chunk) => ({ modules: { [chunk.facadeModuleId ?? '']: true } })),
  )
  return paths
    .filter(
      (path) =>
        /^react-ui\/src\/views\/.*Panel\.tsx$/.test(path) && !view.has(chunkOf(path, chunks)),
    )
    .map((path) => ({
      name: `${posix.basename(path, '.tsx')}, added`,
      gzip: adds([path], view, chunks),
      limit: limits.panel,
    }))
}

/** A view's door on a page whose modal has been open. */
async function views(doors) {
  const { chunks, view } = await measurePage(
    doors
      .map(({ name }, index) => `export const view${index} = () => import('${name}')\n`)
      .join(''),
  )
  return doors.map(({ name, source }) => ({
    name: `${name}, added`,
    gzip: adds([source], view, chunks),
    limit: limits[name] ?? limits.panel,
  }))
}

/** What speaks to a wallet somewhere else, and the SDK under it: a chunk of its own. */
function remoteAdds({ chunks, view }) {
  const sdk = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.includes('/@walletconnect/universal-provider/'),
  )
  if (sdk === undefined) throw new Error('The remote-wallet SDK is in no chunk of its own')
  const connector = chunkOf('core/src/connectors/remote/create-remote-connector.ts', chunks)
  const needed = new Set([sdk, connector].flatMap((chunk) => [...withStatic(chunk, chunks)]))
  return weigh([...needed].filter((chunk) => !view.has(chunk)))
}

/** Everything that is measured, most asked first. */
export async function measure() {
  const page = await measurePage()
  const doors = ['core', 'react-ui'].flatMap(doorsOf)
  const of = (kind) => doors.filter(({ name }) => kindOf(name) === kind)
  const rows = [
    { name: 'page, before anybody acts', gzip: weigh(page.first) },
    { name: "page, until the modal's first view", gzip: weigh(page.view) },
    { name: 'devtools, unless kit.devtools.record() is called', gzip: devtoolsIn(page) },
    {
      name: 'devtools, once kit.devtools.record() is called, added',
      gzip: adds([recorder], page.view, page.chunks),
    },
    { name: 'viem, before a wallet is picked', gzip: bytesOf('viem', page.view) },
    {
      name: 'Motion, when the modal is idle, added',
      gzip: adds(['react-ui/src/modal/animate.ts'], page.view, page.chunks),
    },
    {
      name: 'viem, once a wallet is picked, added',
      gzip: adds(['chain-adapter', 'reads'].map(inEip155), page.view, page.chunks),
    },
    { name: 'remote-wallet SDK, before one is wanted', gzip: bytesOf('@walletconnect', page.view) },
    { name: 'remote-wallet SDK, once one is wanted, added', gzip: remoteAdds(page) },
    ...(await familyRows()),
  ].map((row) => ({ ...row, limit: row.limit ?? limitOf(row.name) }))
  for (const { name } of of('adapter'))
    rows.push({ name, gzip: await alone(name), limit: limits.adapter })
  rows.push(...(await flows(of('flow'))), ...panels(page), ...(await views(of('view'))))
  for (const { name } of of('door'))
    rows.push({ name, gzip: await alone(name), limit: limitOf(name) })
  rows.push({
    name: 'styles.css',
    gzip: gzipSync(flattenCss(at('react-ui/src/styles.css')), { level: 9 }).length,
    limit: limitOf('styles.css'),
  })
  for (const { name } of doors)
    rows.push({
      name: `${name}, imported for nothing`,
      gzip: await unused(name),
      limit: limits.nothing,
    })
  return { doors: rows }
}
