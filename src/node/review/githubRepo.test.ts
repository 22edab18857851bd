import { expect, test } from 'vitest'
import { githubRepo } from './githubRepo.ts'

test.each([
  'https://github.com/quayfold/site.git',
  'https://github.com/quayfold/site',
  'https://name:secret@github.com/quayfold/site.git/',
  'git@github.com:quayfold/site.git',
  'ssh://git@github.com/quayfold/site.git',
  'ssh://git@ssh.github.com:443/quayfold/site.git',
])('%s is a repository on GitHub', (url) => {
  expect(githubRepo(url, {})).toEqual({ host: 'github.com', owner: 'quayfold', name: 'site', api: 'https://api.github.com' })
})

test.each([
  '/srv/git/site.git',
  '../site.git',
  'C:\\git\\site',
  'file:///srv/git/site.git',
  'https://git.quayfold.example/quayfold/site.git',
  'git@git.quayfold.example:quayfold/site.git',
  'https://github.com.evil.example/quayfold/site.git',
  'https://github.com/quayfold',
  'https://github.com/quayfold/site/wiki',
  '',
])('%s is none', (url) => {
  expect(githubRepo(url, {})).toBeUndefined()
})

test('another host is taken for GitHub only when the environment names it, and the API is asked where it says', () => {
  const url = 'git@git.quayfold.example:quayfold/site.git'
  const server = { GITHUB_SERVER_URL: 'https://git.quayfold.example' }
  expect(githubRepo(url, server)?.api).toBe('https://git.quayfold.example/api/v3')
  expect(githubRepo(url, { ...server, GITHUB_API_URL: 'https://git.quayfold.example/rest' })?.api).toBe('https://git.quayfold.example/rest')
  // The API address of another server is not used for github.com.
  expect(githubRepo('https://github.com/quayfold/site', { ...server, GITHUB_API_URL: 'https://git.quayfold.example/rest' })?.api).toBe(
    'https://api.github.com',
  )
  expect(githubRepo(url, { ...server, GITHUB_API_URL: 'http://git.quayfold.example/rest' })?.api).toBe(
    'https://git.quayfold.example/api/v3',
  )
})
