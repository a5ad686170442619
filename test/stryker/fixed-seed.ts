import fc from 'fast-check';

/** Every run draws the same cases, so that a mutant does not survive today and die tomorrow. */
fc.configureGlobal({ seed: 59 });
