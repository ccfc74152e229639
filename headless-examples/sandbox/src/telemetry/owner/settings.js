import {
  canShow,
  choices,
  features,
  readFeature,
  writeFeature,
  writeOrigins,
} from './describe-settings.js'
import { element, fetchJson } from './element.js'

/** The fields of one feature: who decides, and the list of a feature that has one. */
function featureFields(feature, entries) {
  const { choice, items } = readFeature(feature, entries)
  const select = element(
    'select',
    { name: feature.id, 'aria-label': feature.label },
    ...choices.map(({ id, label }) =>
      element('option', { value: id, selected: id === choice }, label),
    ),
  )
  const input = element('input', {
    type: 'text',
    value: items,
    'aria-label': `${feature.label}: providers`,
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const update = () => {
    input.hidden = feature.list === null || select.value !== 'on'
  }
  select.addEventListener('change', update)
  update()
  const row = element(
    'div',
    { class: 'feature' },
    element('span', { 'aria-hidden': 'true' }, feature.label),
    select,
    input,
  )
  return { row, read: () => writeFeature(feature, { choice: select.value, items: input.value }) }
}

function analyticsField(isEnabled) {
  const box = element('input', { type: 'checkbox', name: 'analytics', checked: isEnabled })
  const row = element('label', { class: 'switch' }, box, 'Receive analytics')
  return { row, read: () => box.checked }
}

function originsField(origins) {
  const area = element('textarea', { name: 'origins', rows: '4', spellcheck: 'false' })
  area.value = origins.join('\n')
  const note = element('span', { class: 'note' }, 'One per line. * matches any text.')
  const row = element(
    'label',
    { class: 'field' },
    element('span', {}, 'Allowed origins'),
    area,
    note,
  )
  return { row, read: () => writeOrigins(area.value) }
}

/** The form of the settings. It saves all of them in the directory. */
function settingsForm(url, settings) {
  const isKnown = canShow(settings)
  const analytics = analyticsField(isKnown ? settings.isAnalyticsEnabled : true)
  const rows = features.map((feature) => featureFields(feature, isKnown ? settings.features : []))
  const origins = originsField(isKnown ? settings.allowedOrigins : [])
  const outcome = element('p', { class: 'note', role: 'status' })
  const form = element(
    'form',
    {},
    ...(isKnown
      ? []
      : [
          element(
            'p',
            { class: 'note' },
            'The directory returns settings that this form can’t show. Saving replaces them.',
          ),
        ]),
    analytics.row,
    element('fieldset', {}, element('legend', {}, 'Features'), ...rows.map(({ row }) => row)),
    origins.row,
    element('button', { type: 'submit', class: 'primary' }, 'Save'),
    outcome,
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const body = JSON.stringify({
      isAnalyticsEnabled: analytics.read(),
      features: rows.map(({ read }) => read()),
      allowedOrigins: origins.read(),
    })
    try {
      await fetchJson(`${url}/settings`, { method: 'POST', body })
      outcome.textContent = `Saved at ${new Date().toLocaleTimeString()}.`
    } catch (error) {
      outcome.textContent = `Couldn’t save: ${error.message}`
    }
  })
  return form
}

/** Shows the settings of the project in `container`. */
export async function showSettings(container) {
  const { directory } = await fetchJson('/project')
  if (directory === null) {
    container.replaceChildren(
      element('p', { class: 'note' }, 'This service runs without a directory.'),
    )
    return
  }
  container.replaceChildren(settingsForm(directory, await fetchJson(`${directory}/settings`)))
}
