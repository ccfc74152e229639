import { element } from '../components/element.ts'

const codeLines = [
  'const kit = createKit(options)',
  '',
  '// state',
  'kit.watch(state => state.accounts.eip155, draw)',
  '',
  '// actions',
  'const flow = await kit.run(connectFlow)',
  'flow.subscribe(() => draw(flow.view()))',
]
const text =
  'Every element here is plain DOM. The kit provides the state and the actions; the page renders them.'

/** Describes the page and shows the code that it needs. */
export const explanation = () =>
  element(
    'section',
    { className: 'explanation' },
    element('h1', {}, 'No framework'),
    element('p', {}, text),
    element('pre', {}, element('code', {}, codeLines.join('\n'))),
  )
