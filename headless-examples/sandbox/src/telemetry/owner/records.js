import { byId, element } from './element.js'

/** The number of records that the list shows. */
const shown = 200
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

const kindOf = (record) =>
  record.outcome === 'refused' ? 'refused' : record.item.props.type === 'track' ? 'event' : 'error'
const nameOf = (record) =>
  record.outcome === 'refused' ? `Status ${record.status}` : record.item.props.event

const tabs = [
  { id: 'all', label: 'All', has: () => true, empty: 'Nothing yet. Open the modal of the demo.' },
  { id: 'event', label: 'Events', empty: 'No events yet. Open the modal of the demo.' },
  { id: 'error', label: 'Errors', empty: 'No errors. At most five are sent in 60 s.' },
  { id: 'refused', label: 'Refused', empty: 'No request was refused.' },
].map((tab) => ({ has: (record) => kindOf(record) === tab.id, ...tab }))

const textOf = (value) =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value, null, 1)

/** A list of names and values, or nothing if it is empty. */
function facts(entries) {
  if (entries.length === 0) return []
  const rows = entries.map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, textOf(value))),
  )
  return [element('dl', {}, ...rows)]
}

function factsOf(record) {
  if (record.outcome === 'refused') return facts([['reason', record.reason]])
  const { props } = record.item
  if (props.type === 'track') return facts(Object.entries(props.properties ?? {}))
  const { errorType, errorMessage, stackTrace, uncaught } = props
  return facts(
    Object.entries({ errorType, errorMessage, uncaught, stackTrace }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
}

function rowOf(record) {
  const { receivedAt, caller } = record
  const source = record.outcome === 'accepted' ? [record.item.url] : []
  return element(
    'li',
    { class: 'record', 'data-kind': kindOf(record) },
    element(
      'div',
      { class: 'record-head' },
      element('h3', {}, nameOf(record)),
      element('time', { datetime: new Date(receivedAt).toISOString() }, time.format(receivedAt)),
    ),
    ...factsOf(record),
    element('p', { class: 'source' }, [caller.projectId, caller.sv, ...source].join(' · ')),
  )
}

/** Creates the list of received requests, its tabs and the counts by name. */
export function createRecordList() {
  let records = []
  let tab = tabs[0]

  const buttons = tabs.map((each) => {
    const count = element('span', { class: 'count' }, '0')
    const button = element('button', { type: 'button' }, each.label, ' ', count)
    button.addEventListener('click', () => {
      tab = each
      render()
    })
    return { each, button, count }
  })
  byId('tabs').append(...buttons.map(({ button }) => button))

  function render() {
    for (const { each, button, count } of buttons) {
      button.setAttribute('aria-pressed', String(each === tab))
      count.textContent = String(records.filter(each.has).length)
    }
    const visible = records.filter(tab.has).slice(-shown).reverse()
    byId('records').replaceChildren(...visible.map(rowOf))
    byId('empty').textContent = tab.empty
    byId('empty').hidden = visible.length > 0
    renderNames()
  }

  function renderNames() {
    const counts = new Map()
    for (const record of records) {
      const name = nameOf(record)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    const sorted = [...counts].sort(([, one], [, other]) => other - one)
    byId('names').replaceChildren(
      ...sorted.map(([name, count]) =>
        element('li', {}, element('span', {}, name), element('b', {}, String(count))),
      ),
      ...(sorted.length === 0 ? [element('li', { class: 'empty' }, 'No events yet')] : []),
    )
  }

  return {
    render,
    lastId: () => records.at(-1)?.id ?? 0,
    add(added) {
      if (added.length === 0) return
      records = [...records, ...added]
      render()
    },
  }
}
