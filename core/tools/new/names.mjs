const upper = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** One name in every form that files and code need: `smart-sessions`, `smartSessions`, `SmartSessions`, `Smart sessions`. */
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
