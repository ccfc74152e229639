const upper = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)

/**
 * Returns a name in all forms: `smart-sessions`, `smartSessions`, `SmartSessions`,
 * `Smart sessions`. `fill` replaces the placeholders of a template.
 */
export function namesOf(name) {
  const words = name.split('-')
  const Pascal = words.map(upper).join('')
  const camel = Pascal.slice(0, 1).toLowerCase() + Pascal.slice(1)
  const Title = upper(words.join(' '))
  const fill = (text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__camel__', camel)
      .replaceAll('__Pascal__', Pascal)
      .replaceAll('__Title__', Title)
  return { name, camel, Pascal, Title, fill }
}
