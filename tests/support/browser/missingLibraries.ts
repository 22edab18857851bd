// The package names of Debian and Ubuntu.
const PACKAGES: Record<string, string> = {
  'libc.so.6': 'libc6',
  'libdl.so.2': 'libc6',
  'libexpat.so.1': 'libexpat1',
  'libgcc_s.so.1': 'libgcc-s1',
  'libm.so.6': 'libc6',
  'libnspr4.so': 'libnspr4',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libplc4.so': 'libnspr4',
  'libplds4.so': 'libnspr4',
  'libpthread.so.0': 'libc6',
  'libsmime3.so': 'libnss3',
  'libstdc++.so.6': 'libstdc++6',
}

/** The missing shared libraries of a program, from its error output or from the output of `ldd`; sorted, without duplicates. */
export function missingLibraries(output: string): string[] {
  const found = [/loading shared libraries: (\S+?):/g, /^\s*(\S+) => not found/gm].flatMap((pattern) =>
    [...output.matchAll(pattern)].map(([, library = '']) => library),
  )
  return [...new Set(found)].sort()
}

/** The hint for missing libraries, in one sentence with the command. */
export function installAdvice(libraries: string[]): string {
  const packages = [...new Set(libraries.flatMap((library) => PACKAGES[library] ?? []))].sort()
  const unknown = libraries.filter((library) => !PACKAGES[library])
  return [
    ...(packages.length ? [`install ${packages.join(' ')} (on Debian and Ubuntu: apt-get install ${packages.join(' ')})`] : []),
    ...(unknown.length ? [`install the package that holds ${unknown.join(', ')}`] : []),
  ].join(', and ')
}
