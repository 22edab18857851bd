/** The mode of a folder that is a repository of its own, in trees and indexes of git. */
export const SUBMODULE = '160000'
