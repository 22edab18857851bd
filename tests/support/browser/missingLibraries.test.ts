import { expect, test } from 'vitest'
import { installAdvice, missingLibraries } from './missingLibraries.ts'

test('the library that the loader asks for is found in what a program wrote', () => {
  const said =
    '/tmp/x/chromium: error while loading shared libraries: libnss3.so: cannot open shared object file: No such file or directory'
  expect(missingLibraries(said)).toEqual(['libnss3.so'])
})

test('every library that ldd does not find is listed once', () => {
  const said = [
    '\tlibnspr4.so => not found',
    '\tlibm.so.6 => /lib/libm.so.6 (0x00007f)',
    '\tlibexpat.so.1 => not found',
    '\tlibnspr4.so => not found',
  ].join('\n')
  expect(missingLibraries(said)).toEqual(['libexpat.so.1', 'libnspr4.so'])
})

test('nothing is missing where nothing is said', () => {
  expect(missingLibraries('\tstatically linked\n')).toEqual([])
})

test('libraries of one package are advised as one package', () => {
  expect(installAdvice(['libnss3.so', 'libnssutil3.so', 'libexpat.so.1'])).toBe(
    'install libexpat1 libnss3 (on Debian and Ubuntu: apt-get install libexpat1 libnss3)',
  )
})

test('a library of unknown home is named itself', () => {
  expect(installAdvice(['libodd.so.2'])).toBe('install the package that holds libodd.so.2')
})
