import type { Kysely } from 'kysely';

/** Whom a picture is of: children, whose families are asked. What an owner has written about one that has to wait is kept with it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('showsFace', 'integer').execute();
  await db.schema.alterTable('pictures').addColumn('label', 'text').execute();
  await db.schema
    .createTable('pictureChildren')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('pictureId', 'text', (column) =>
      column.notNull().references('pictures.id').onDelete('cascade'),
    )
    .addColumn('childId', 'text', (column) => column.references('children.id').onDelete('set null'))
    .addUniqueConstraint('pictureChildrenOnce', ['pictureId', 'childId'] as never)
    .execute();
  await db.schema.createIndex('pictureChildrenByChild').on('pictureChildren').column('childId').execute();
}
