import { rolldown } from 'rolldown'
import { root } from '../paths.mjs'
import { inlineCss } from './inline-css.mjs'

/** The path of a module in the repository, without a query. */
export const pathOf = (id) => id.split('?')[0].replace(`${root}/`, '')

/**
 * Reads which modules of core and react-ui import each other after tree shaking. An import from a
 * file that only exports other files counts as an import of the exporting file. Resolves with the
 * static and the dynamic imports by the path of the importing module.
 */
export async function readModuleGraph(entryPoints) {
  const build = await rolldown({
    input: entryPoints,
    cwd: root,
    resolve: { conditionNames: ['latchkit-source', 'import', 'default'] },
    external: (id) => !/^(\.|\/|@latchkit\/)/.test(id) && !entryPoints.includes(id),
    treeshake: { moduleSideEffects: false },
    checks: { moduleLevelDirective: false },
    plugins: [inlineCss],
  })
  const { output } = await build.generate({ format: 'esm', preserveModules: true })
  await build.close()
  const pathOfFile = new Map(
    output.map(({ fileName, moduleIds = [] }) => [fileName, pathOf(moduleIds[0] ?? fileName)]),
  )
  const pathsOf = (files) => files.flatMap((file) => pathOfFile.get(file) ?? [])
  return new Map(
    output.map(({ fileName, imports = [], dynamicImports = [] }) => [
      pathOfFile.get(fileName),
      { imports: pathsOf(imports), dynamicImports: pathsOf(dynamicImports) },
    ]),
  )
}
