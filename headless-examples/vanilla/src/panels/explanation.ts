import { element } from '../components/element.ts'

const codeLines = [
  'const kit = createKit(options)',
  '',
  '// what is so',
  'kit.watch(state => state.accounts.eip155, draw)',
  '',
  '// what can be done',
  'const flow = await kit.run(connectFlow)',
  'flow.subscribe(() => draw(flow.view()))',
]
const text =
  'Everything here is drawn with the browser’s own elements. The kit says what is so and what can be done; the page draws it.'

/** Describes the page and shows the code that it needs. */
export const explanation = () =>
  element(
    'section',
    { className: 'explanation' },
    element('h1', {}, 'No framework'),
    element('p', {}, text),
    element('pre', {}, element('code', {}, codeLines.join('\n'))),
  )
