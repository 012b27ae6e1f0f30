import { readOptions } from './options'

const command = {
  name: 'essai',
  does: 'essaie les options.',
  options: {
    list: { type: 'boolean', help: 'montrer la liste' },
    count: { type: 'string', default: '20', value: '50', help: 'combien en montrer' },
    file: { type: 'string', multiple: true, value: 'a.json', help: 'ce fichier' },
  },
} as const

const usage = [
  'npm run essai [-- options] : essaie les options.',
  '',
  '  --list         montrer la liste',
  '  --count 50     combien en montrer',
  '  --file a.json  ce fichier',
  '  --help         montrer ceci',
].join('\n')

test('options are read as they are declared', () => {
  expect(readOptions(command, [])).toEqual({ count: '20' })
  expect(readOptions(command, ['--list', '--count=3', '--file', 'a', '--file', 'b'])).toEqual({
    list: true,
    count: '3',
    file: ['a', 'b'],
  })
})

test('who asks for help is told each option, and nothing else is done', () => {
  const said = jest.spyOn(console, 'log').mockImplementation()
  try {
    expect(readOptions(command, ['--list', '--help'])).toBeUndefined()
    expect(said.mock.calls).toEqual([[usage]])
  } finally {
    said.mockRestore()
  }
})

test.each([
  [['--liste'], "« --liste » n'est pas une option (le plus proche : « --list »)."],
  [['-l'], "« -l » n'est pas une option (le plus proche : « --list »)."],
  [['a.json'], "« a.json » n'est pas une option ; npm demande « -- » devant elles."],
  [['--count'], '--count : il manque ce qui suit, comme --count 50.'],
  [['--count', '--list'], '--count : il manque ce qui suit, comme --count 50.'],
  [['--list=non'], '--list ne prend pas de valeur, et « non » suit.'],
])('%j is refused in French, with what there is', (args, fault) => {
  expect(() => readOptions(command, args)).toThrow(`${fault}\n\n${usage}`)
})
