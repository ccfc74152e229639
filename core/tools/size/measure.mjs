import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readCdn } from '../build/write-cdn.mjs'
import { flattenCss, minifyCss } from '../flatten-css.mjs'
import { readFlows } from '../generate/flows.mjs'
import { at } from '../paths.mjs'
import {
  bundle,
  bundlePages,
  chunkOf,
  firstLoad,
  gzipOf,
  modulesIn,
  reachableWithout,
  totalSize,
  withStaticImports,
} from './bundle.mjs'
import { limits } from './limits.mjs'
import { weighOpening } from './opening.mjs'
import { addedSize, bytesFrom, bytesOf, measurePage } from './page.mjs'
import { signInBytesIn, verifyingSize } from './sign-in.mjs'

/** The entry points in the exports map of a package, with their source files. */
function entryPointsOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .map(([path, target]) => ({
      name: posix.join(name, path),
      source: target['latchkit-source'] ?? '',
    }))
    .filter(({ source }) => /\.tsx?$/.test(source))
    .map((entry) => ({ name: entry.name, source: posix.join(folder, entry.source) }))
}

const inEip155 = (name) => `core/src/adapters/eip155/${name}.ts`
const recorder = 'core/src/devtools/record-kit.ts'
/** Entry points of all flows or views have no limit of a single flow or view. */
const kindOf = (name) =>
  /\/(flows|views)$/.test(name) ? 'all' : (/\/(adapter|flow|view)s\//.exec(name)?.[1] ?? 'other')
const sizeAlone = async (name) => totalSize(firstLoad(await bundle(`export * from '${name}'`)))

function limitOf(name) {
  const limit = limits[name]
  if (limit === undefined) throw new Error(`core/tools/size/limits.mjs has no limit for "${name}"`)
  return limit
}

/** Namespaces other than eip155, with the packages that load with a wallet. */
const otherNamespaces = {
  solana: ['@solana'],
  polkadot: ['@polkadot', '@polkadot-labs'],
  bip122: ['sats-connect', '@scure/btc-signer'],
  cosmos: ['@noble/curves'],
}

/** Measures the size that each namespace adds with a wallet to a page with all namespaces. */
async function namespaceSizes() {
  const names = Object.keys(otherNamespaces)
  const page = await measurePage(
    names.map((name) => `export { ${name} } from '@latchkit/core/adapters/${name}'\n`).join(''),
  )
  const packages = Object.values(otherNamespaces).flat()
  const lazyModules = modulesIn(page.chunks.filter((chunk) => !page.view.has(chunk)))
  const lazyIn = (name) =>
    lazyModules.filter((path) => path.startsWith(`core/src/adapters/${name}/`))
  // Omit code that a picked wallet does not load: transfers load with the send view, and
  // verify-message.ts loads with the first signature, sign-in-….ts with the first sign-in.
  const walletIn = (name) =>
    lazyIn(name).filter((path) => !/\/transfer\/|\/(verify-message|sign-in-\w+)\.ts$/.test(path))
  const added = (paths) => addedSize(paths, page.view, page.chunks)
  return [
    {
      name: 'devtools with five namespaces, unless kit.devtools.record() is called',
      gzip: devtoolsIn(page),
    },
    ...packages.map((name) => ({
      name: `${name}, before a wallet of its namespace is picked`,
      gzip: bytesOf(name, page.view),
      limit: 0,
    })),
    ...names.map((name) => ({
      name: `${name}, everything once a wallet is picked, added`,
      gzip: added(walletIn(name)),
    })),
    { name: 'solana, sending, added', gzip: added(lazyIn('solana')) - added(walletIn('solana')) },
    ...['eip155', ...names].map((name) => ({
      name: `sign-in, verifying on ${name}, added`,
      gzip: verifyingSize(name, walletIn(name), page),
    })),
    {
      name: 'bip122, verifying a message, added',
      gzip: added(lazyIn('bip122')) - added(walletIn('bip122')),
    },
  ]
}

/** Bytes of devtools that a page can load without `kit.devtools.record()`. */
const devtoolsIn = ({ chunks }) =>
  bytesFrom('core/src/devtools', reachableWithout(recorder, chunks))

/** The size that each flow adds to a page whose engine is loaded. */
async function flowSizes() {
  const chunks = await bundle(`export { createKit } from '@latchkit/core'`)
  const engine = new Set([
    ...firstLoad(chunks),
    ...withStaticImports(chunkOf('core/src/kit/engine.ts', chunks), chunks),
  ])
  return (await readFlows()).map(({ id, path }) => ({
    name: `${id}Flow, added`,
    gzip: addedSize([path], engine, chunks),
    limit: limits.flow,
  }))
}

/** The size that each panel adds to a page whose modal has shown its first view. */
function panelSizes({ chunks, view }) {
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
      gzip: addedSize([path], view, chunks),
      limit: limits.panel,
    }))
}

/** The size that each entry point of a view adds after the modal has shown its first view. */
async function viewSizes(entryPoints) {
  const { chunks, view } = await measurePage(
    entryPoints
      .map(({ name }, index) => `export const view${index} = () => import('${name}')\n`)
      .join(''),
  )
  return entryPoints.map(({ name, source }) => ({
    name: `${name}, added`,
    gzip: addedSize([source], view, chunks),
    limit: limits[name] ?? limits.panel,
  }))
}

/**
 * The size of each entry point that a page imports without using it. One build shows which of them
 * add no code. The others have chunks in common there, so that each is bundled alone.
 */
async function unusedSizes(entryPoints) {
  const codes = entryPoints.map(({ name }) => `import '${name}'`)
  const chunks = await bundlePages(
    Object.fromEntries(codes.map((code, index) => [`page${index}`, code])),
  )
  const sizeOf = async (code, index) => {
    const page = chunks.find(({ isEntry, name }) => isEntry && name === `page${index}`)
    const isEmpty = page.code.trim() === '' && page.imports.length === 0
    return totalSize(isEmpty ? [page] : firstLoad(await bundle(code)))
  }
  const sizes = []
  for (const [index, { name }] of entryPoints.entries())
    sizes.push({
      name: `${name}, unused import`,
      gzip: await sizeOf(codes[index], index),
      limit: limits.unusedImport,
    })
  return sizes
}

/** The size that the connector of remote wallets and its SDK, a separate chunk, add. */
function remoteSize({ chunks, view }) {
  const sdk = chunkOf('core/src/clients/relay/sdk-packages.ts', chunks)
  const connector = chunkOf('core/src/connectors/remote/create-remote-connector.ts', chunks)
  const needed = new Set([sdk, connector].flatMap((chunk) => [...withStaticImports(chunk, chunks)]))
  return totalSize([...needed].filter((chunk) => !view.has(chunk)))
}

/**
 * Measures all sizes in bytes, with their limits, the most important ones first. The name `doors`
 * is part of the JSON output, which other programs read.
 */
export async function measure() {
  const [page, opening] = await Promise.all([measurePage(), weighOpening()])
  const entryPoints = ['core', 'react-ui'].flatMap(entryPointsOf)
  const ofKind = (kind) => entryPoints.filter(({ name }) => kindOf(name) === kind)
  const added = (paths) => addedSize(paths, page.view, page.chunks)
  const sizes = [
    ...opening,
    { name: 'devtools, unless kit.devtools.record() is called', gzip: devtoolsIn(page) },
    { name: 'devtools, once kit.devtools.record() is called, added', gzip: added([recorder]) },
    { name: 'sign-in, without an extension', gzip: signInBytesIn(page.view) },
    { name: 'viem, before a wallet is picked', gzip: bytesOf('viem', page.view) },
    {
      name: 'Motion, when the modal is idle, added',
      gzip: added(['react-ui/src/modal/animate.ts']),
    },
    {
      name: 'viem, once a wallet is picked, added',
      gzip: added(['chain-adapter', 'reads'].map(inEip155)),
    },
    {
      name: 'logins, with the first view of a page that offers them, added',
      gzip: added(['core/src/kit/deps/embedded-code.ts', 'react-ui/src/views/connect/Logins.tsx']),
    },
    {
      name: 'embedded wallet, once a visitor logs in, added',
      gzip: added([
        'core/src/kit/deps/embedded-code.ts',
        'core/src/platform/frames.ts',
        'core/src/connectors/embedded/create-embedded-connector.ts',
      ]),
    },
    { name: 'remote-wallet SDK, before pairing', gzip: bytesOf('@walletconnect', page.view) },
    { name: 'remote-wallet SDK, with pairing, added', gzip: remoteSize(page) },
    ...(await namespaceSizes()),
  ].map((size) => ({ ...size, limit: size.limit ?? limitOf(size.name) }))
  for (const { name } of ofKind('adapter'))
    sizes.push({ name, gzip: await sizeAlone(name), limit: limits.adapter })
  sizes.push(...(await flowSizes()), ...panelSizes(page), ...(await viewSizes(ofKind('view'))))
  for (const { name } of ofKind('other'))
    sizes.push({ name, gzip: await sizeAlone(name), limit: limitOf(name) })
  sizes.push({
    name: 'styles.css',
    gzip: gzipSync(minifyCss(flattenCss(at('react-ui/src/styles.css'))), { level: 9 }).length,
    limit: limitOf('styles.css'),
  })
  sizes.push({
    name: 'cdn/latchkit.js',
    gzip: gzipOf(await readCdn()),
    limit: limitOf('cdn/latchkit.js'),
  })
  sizes.push(...(await unusedSizes(entryPoints)))
  return { doors: sizes }
}
