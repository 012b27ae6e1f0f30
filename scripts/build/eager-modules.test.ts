import { withEagerModules } from './eager-modules'

const own = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push'
const self = '"object"==typeof document?document.currentScript:void 0'

test('each module of a chunk stands in brackets, and what it holds stays as it is', () => {
  expect(
    withEagerModules(
      `${own}([${self},12,(e,t)=>{t.run=()=>[e=>e,"a),b=>c"]},13,function(e){e()},14,async e=>{}]);`,
    ),
  ).toBe(
    `${own}([${self},12,((e,t)=>{t.run=()=>[e=>e,"a),b=>c"]}),13,(function(e){e()}),14,(async e=>{})]);`,
  )
})

test('a second run finds its own work', () => {
  const eager = withEagerModules(`${own}([${self},12,e=>{},13,14,e=>{}]);`)
  expect(eager).toContain('13,14,(e=>{})')
  expect(withEagerModules(eager)).toBe(eager)
})

test('a script that brings no modules stays as it is', () => {
  const runtime = '(()=>{let e;e=[()=>1]})();addEventListener("load",()=>{});'
  expect(withEagerModules(runtime)).toBe(runtime)
})

test('what is no JavaScript is said', () => {
  expect(() => withEagerModules(`${own}([1,e=>{`)).toThrow('Unexpected token')
})
