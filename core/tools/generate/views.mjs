import { readdirSync, readFileSync } from 'node:fs'
import { at } from '../paths.mjs'

const folder = 'react-ui/src/views'
const note = '// Written by core/tools/generate/views.mjs.\n'

/** The files of the views, with a name ending, relative to their folder and sorted. */
const filesEndingIn = (ending) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort()

/** The text of a literal, or the object of a literal with such texts. Null for another node. */
function literalOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'ObjectExpression') return null
  return Object.fromEntries(
    node.properties.map(({ key, value }) => [key?.name ?? key?.value, literalOf(value)]),
  )
}

/**
 * The views that a file defines, with their titles: each `export const SendView = defineView('Send',
 * { title: { en: 'Send', … }, … })`. Throws for a definition of another form. Ignores
 * exported panels.
 */
export function viewsIn(path, program) {
  const exported = program.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
  const views = exported.filter(({ id }) => !id.name.endsWith('Panel'))
  return views.map(({ id, init }) => {
    const [name, definition] = (init?.arguments ?? []).map(literalOf)
    const title = definition?.title
    const isTitled = typeof title === 'object' && !Object.values(title ?? [null]).includes(null)
    if (init?.callee?.name !== 'defineView' || id.name !== `${name}View` || !isTitled)
      throw new Error(
        `${path}: ${id.name} must be defineView('${id.name.replace(/View$/, '')}', …), with the texts of its title as literals.`,
      )
    return { name, path, title }
  })
}

const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** Imports of the views. */
const importsText = (views) => `${note}import type { ViewName } from '@latchkit/core'
import type { ViewCode } from '../kit/defineView.ts'

/** Imports the code of each view: a module that exports it under its name with \`View\` appended. */
export const viewImports: {
  readonly [View in ViewName]: () => Promise<Readonly<Record<\`\${View}View\`, ViewCode>>>
} = {
${views.map(({ name, path }) => `  ${name}: () => import('../views/${path}'),\n`).join('')}}
`

/** The titles of all views in a language. */
const titlesText = (views, language) => `${note}/** The titles of the views. */
export const ${language}Titles = {
${views.map(({ name, title }) => `  ${name}: ${JSON.stringify(title[language])},\n`).join('')}}
`

/**
 * All texts in a language: those that several views share, and those of each folder. `export const
 * sendTexts` is in `send/texts/en.ts` and, in German, `send/texts/de.ts`.
 */
export function textsText(folders, language) {
  const shared = `${language}Shared`
  const all = folders.map((name) => ({ name, texts: `${camelCase(name)}Texts` }))
  const isEnglish = language === 'en'
  return `${note}import { ${shared} } from './${language}-shared.ts'
${isEnglish ? '' : "import type { Locale } from './en.generated.ts'\n"}${all
  .map(({ name, texts }) => `import { ${texts} } from '../views/${name}/texts/${language}.ts'\n`)
  .join('')}
/** All texts in one language. */
export const ${language}${isEnglish ? '' : ': Locale'} = {
  ...${shared},
${all.map(({ texts }) => `  ...${texts},\n`).join('')}  errors: {
    ...${shared}.errors,
${all.map(({ texts }) => `    ...${texts}.errors,\n`).join('')}  },
}
${isEnglish ? '/** All texts of the widget in one language. */\nexport type Locale = typeof en\n' : ''}`
}

/** The exports of all folders of views that have an entry point. */
const exportsText = () =>
  `${note}${filesEndingIn('/index.ts')
    .map((path) => `export * from './${path}'\n`)
    .join('')}`

/** Returns the views. Throws if two definitions have the same name. */
export function uniqueViews(views) {
  const twice = views.find(({ name }, index) => views.findIndex((one) => one.name === name) < index)
  if (twice) throw new Error(`${twice.path}: the view ${twice.name} has another definition.`)
  return views
}

/** The files that follow from the definitions of the views. */
export async function viewFiles() {
  const { parseSync } = await import('rolldown/utils')
  const viewsOf = (path) => {
    const { program, errors } = parseSync(path, readFileSync(at(folder, path), 'utf8'))
    if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
    return viewsIn(path, program)
  }
  const views = uniqueViews(filesEndingIn('.views.ts').flatMap(viewsOf))
  const folders = filesEndingIn('/texts/en.ts').map((path) => path.replace('/texts/en.ts', ''))
  return [
    { path: 'react-ui/src/modal/view-imports.generated.ts', text: importsText(views) },
    ...Object.keys(views[0].title).flatMap((language) => [
      {
        path: `react-ui/src/locales/${language}-titles.generated.ts`,
        text: titlesText(views, language),
      },
      {
        path: `react-ui/src/locales/${language}.generated.ts`,
        text: textsText(folders, language),
      },
    ]),
    { path: `${folder}/all.generated.ts`, text: exportsText() },
  ]
}
